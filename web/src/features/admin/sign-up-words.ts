import type { SignUp, SignUpSignal, SignUpState } from "@triptych/contract/admin";
import type { BadgeTone } from "../../ui/badge.tsx";

export const stateLabels: Record<SignUpState, string> = {
  registered: "not verified",
  held: "waiting for you",
  confirmed: "counts",
  notCounted: "does not count",
};

export const stateTones: Record<SignUpState, BadgeTone> = {
  registered: "muted",
  held: "warning",
  confirmed: "success",
  notCounted: "neutral",
};

const signalLabels: Record<SignUpSignal, string> = {
  domain: "Same email domain",
  network: "Same network",
  card: "Same payment details",
  device: "Same browser",
};

/** Names shown of those who share a signal; the others are counted. */
const namesShown = 3;

/** Says what somebody shares and with whom: "Same network as ann, bo and 2 others". */
export function describeShared({ signal, with: names }: SignUp["shared"][number]): string {
  const shown = names.slice(0, namesShown);
  const more = names.length - shown.length;
  if (more > 0) shown.push(more === 1 ? "1 other" : `${more} others`);
  return `${signalLabels[signal]} as ${new Intl.ListFormat("en-GB").format(shown)}`;
}

/** Says what somebody has done since they registered. */
export function describeActivity({ briefs, messages }: Pick<SignUp, "briefs" | "messages">): string {
  if (briefs === 0 && messages === 0) return "No brief and no message yet";
  return `${counted(briefs, "brief")}, ${counted(messages, "message")}`;
}

const counted = (count: number, noun: string) =>
  `${count === 0 ? "no" : count.toLocaleString("en-GB")} ${noun}${count === 1 ? "" : "s"}`;
