import { checkoutLinkMinutes, type ResumedCheckout, unclaimedHours } from "@triptych/contract/billing";
import { msPerMinute } from "@triptych/contract/durations";
import type { Mail } from "../../../../adapters/mail/mail.ts";
import type { Clock } from "../../../../platform/process/clock.ts";
import type { Database } from "../../../../platform/database/database.ts";
import type { Queue } from "../../../../platform/jobs/queue.ts";
import { refuse } from "../../../../platform/http/refusal.ts";
import type { SignedTokens } from "../../../../platform/security/signed-token.ts";
import { sendCheckoutLink } from "../../job-definitions.ts";
import { isReadyToClaim } from "../../rules.ts";
import { checkoutEmail } from "./emails.ts";
import { checkoutsStore } from "./store.ts";

export interface CheckoutsDeps {
  database: Database;
  clock: Clock;
  queue: Queue;
  mail: Mail;
  /** Signs the links that finish a checkout. */
  checkoutTokens: SignedTokens;
  settings: { publicUrl: string; productName: string };
}

const lifetimeMs = unclaimedHours * 60 * msPerMinute;
/** Limits how little time a link may have left when it is emailed. */
const leastLeftMs = 60 * msPerMinute;

/** Emails visitors who paid and did not finish a link with which another browser can finish. */
export function checkoutsService({ database, clock, queue, mail, checkoutTokens, settings }: CheckoutsDeps) {
  const store = checkoutsStore(database);

  /** Emails the link once for each checkout that was paid and has been quiet for a while. */
  async function mailLinks(): Promise<void> {
    const now = clock.now();
    const period = {
      begunAfter: new Date(now.getTime() - lifetimeMs + leastLeftMs),
      quietSince: new Date(now.getTime() - checkoutLinkMinutes * msPerMinute),
    };
    for (const subscriptionId of await store.listUnfinished(period)) {
      await database.transaction(async (tx) => {
        const isFirst = await checkoutsStore(tx).markLinkMailed(subscriptionId, now);
        if (isFirst) await queue.add(tx, sendCheckoutLink, { subscriptionId });
      });
    }
  }

  async function sendLink({ subscriptionId }: { subscriptionId: string }): Promise<void> {
    const found = await store.findWaiting(subscriptionId);
    if (!found || !isReadyToClaim(found)) return;
    const invitation = await checkoutEmail({
      ...found,
      to: found.email,
      until: new Date(found.createdAt.getTime() + lifetimeMs),
      url: `${settings.publicUrl}/auth?checkout=${checkoutTokens.sign(found.id)}`,
      productName: settings.productName,
    });
    await mail.send(invitation);
  }

  /** Lets the browser that opened the link see the checkout and register with it. */
  async function resume(token: string, browserHash: string): Promise<ResumedCheckout> {
    const id = checkoutTokens.read(token) ?? refuse("invalid_token", { message: overSentence });
    const begunAfter = new Date(clock.now().getTime() - lifetimeMs);
    const found = await store.linkBrowser(id, { browserHash, begunAfter });
    if (!found?.providerId || !found.customerId) refuse("invalid_token", { message: overSentence });
    const { email, userType, customerId, providerId: subscriptionId, hasTrial } = found;
    return { email, userType, customerId, subscriptionId, hasUsedTrial: !hasTrial };
  }

  return { mailLinks, sendLink, resume };
}

const overSentence =
  "This link has expired, or an account was created with it already. Please sign in, or register again.";
