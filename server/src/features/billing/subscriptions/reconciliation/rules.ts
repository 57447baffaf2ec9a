import type { StoredStatus } from "../../rules.ts";

interface Ours {
  status: StoredStatus;
  userId: string | null;
  cancelsAtPeriodEnd: boolean;
  hasPaymentMethod: boolean;
  currentPeriodEnd: Date | null;
}

interface Theirs {
  status: "incomplete" | "trialing" | "active" | "past_due" | "ended";
  cancelsAtPeriodEnd: boolean;
  hasPaymentMethod: boolean;
  currentPeriodEnd: Date | null;
}

/** Returns whether the provider's state differs from our record. */
export function differs(ours: Ours, theirs: Theirs): boolean {
  const waitsForCard = theirs.status === "trialing" && !theirs.hasPaymentMethod && !ours.userId;
  return (
    (waitsForCard ? "incomplete" : theirs.status) !== ours.status ||
    theirs.cancelsAtPeriodEnd !== ours.cancelsAtPeriodEnd ||
    theirs.hasPaymentMethod !== ours.hasPaymentMethod ||
    (theirs.currentPeriodEnd !== null && theirs.currentPeriodEnd.getTime() !== ours.currentPeriodEnd?.getTime())
  );
}
