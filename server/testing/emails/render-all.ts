import { globSync } from "node:fs";
import { join } from "node:path";
import { payingTypes, plans } from "@triptych/contract/billing";
import type { OutgoingEmail } from "../../src/adapters/mail/mail.ts";

const features = join(import.meta.dirname, "../../src/features");
const moment = new Date("2026-04-24T12:00:00Z");

/** Holds every fact that any email takes. An email that takes another one prints `undefined`, which the test refuses. */
const facts = {
  to: "maren@mail.example",
  newEmail: "new@mail.example",
  username: "maren",
  teammate: "ingrid",
  name: "Marrow & Rye",
  title: "Bakers on film",
  role: "Colourist",
  agencyName: "Halfpenny Thorne",
  inviter: "maren",
  productName: "Triptych",
  publicUrl: "https://triptych.example",
  url: "https://triptych.example/x",
  cancelUrl: "https://triptych.example/x",
  subscriptionUrl: "https://triptych.example/x",
  statement: "Available from 4 January, 3 days a week",
  confirmUrl: "https://triptych.example/x",
  profileUrl: "https://triptych.example/x",
  unsubscribeUrl: "https://triptych.example/x",
  unsubscribe: null,
  token: "token",
  stopToken: "token",
  paysWith: "card",
  periodEnd: moment,
  graceEnd: moment,
  until: moment,
  isEnded: false,
  isOver: false,
  isActive: false,
  hasRefund: true,
  hadSubscription: true,
  subscriptionId: "an id",
  provider: "stripe",
  providerId: "an id",
  differences: "quantity: ordered 1, found 2",
  reward: "Sticker",
  trackingNumber: null,
  refusalReason: null,
  introductions: [{ name: "Marrow & Rye", title: "Bakers on film", closesAt: moment }],
  conversations: [{ name: "Marrow & Rye", count: 2, files: 3 }],
};

const noticeKinds = [
  "trial-ending",
  "renewal",
  "cancelled",
  "payment-failed",
  "payment-still-failing",
  "payment-recovered",
  "lapsed",
  "unclaimed",
  "not-as-ordered",
];
const rewardSteps = ["unlocked", "claimed", "shipped", "delivered", "refused"];

/** Lists the facts that decide which text an email has, in all their values. */
function listVariants(name: string): object[] {
  const people = payingTypes.flatMap((userType) =>
    [true, false].map((hasTrial) => ({ userType, hasTrial, pricePence: plans[userType].pricePence })),
  );
  if (name === "noticeEmail") return noticeKinds.flatMap((kind) => people.map((person) => ({ ...person, kind })));
  if (name === "rewardEmail") return rewardSteps.map((step) => ({ step }));
  return name === "checkoutEmail" ? people : [{}];
}

/** Renders every email that a feature exports, in all its variants, and returns their texts by name. */
async function renderAll(): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const file of globSync("**/{emails,*-email}.ts", { cwd: features }).toSorted()) {
    const exported = (await import(join(features, file))) as Record<string, (facts: object) => Promise<OutgoingEmail>>;
    for (const [name, render] of Object.entries(exported).filter(([each]) => each.endsWith("Email")))
      for (const variant of listVariants(name)) {
        const { subject, text, html } = await render({ ...facts, ...variant });
        texts[`${name} ${JSON.stringify(variant).replace(/,"pricePence":\d+/, "")}`] = [subject, text, html].join("\n");
      }
  }
  return texts;
}

process.stdout.write(JSON.stringify(await renderAll()));
