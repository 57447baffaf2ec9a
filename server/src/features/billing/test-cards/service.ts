import type { TestCard, TestCardResult, TestCards } from "../../../adapters/payments/payments.ts";
import { refuse } from "../../../platform/http/refusal.ts";

/** Serves the card form of the local test provider. */
export function testCardsService(testCards: TestCards) {
  async function authenticate({ clientSecret, isApproved }: { clientSecret: string; isApproved: boolean }) {
    const { intentId } = orRefuse(await testCards.authenticate(clientSecret, isApproved));
    return { status: "succeeded" as const, intentId };
  }

  return {
    confirm: async (card: TestCard) => orRefuse(await testCards.confirm(card)),
    authenticate,
  };
}

function orRefuse(result: TestCardResult) {
  const { status } = result;
  if (status === "unknown") refuse("not_found", { message: "This payment is not open any more. Please start again." });
  if (status === "declined") refuse("payment_declined", { message: result.message });
  if (status === "invalid") {
    const { field, message } = result;
    refuse("invalid_input", { message, details: [{ field, message }] });
  }
  return { status, intentId: result.intentId };
}
