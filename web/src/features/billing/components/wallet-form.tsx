import { lazyPart } from "../../../ui/lazy-part.tsx";
import { InlineFailure } from "../../../ui/part-failure.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { usePaymentMethods } from "../api.ts";
import { PaymentFailure } from "./payment-failure.tsx";
import type { WalletTask } from "./wallet-buttons.tsx";

const WalletButtons = lazyPart(() => import("./wallet-buttons.tsx"), {
  whileLoading: <SectionSpinner label="Preparing the payment form" />,
  Failure: InlineFailure,
  mayReload: false,
});

/** Shows the buttons of the configured wallet provider. */
export function WalletForm(task: Omit<WalletTask, "clientId">) {
  const { data } = usePaymentMethods();
  if (!data?.wallet) return <PaymentFailure message="Failed to initialize payment form. Please try again." />;
  return <WalletButtons {...task} clientId={data.wallet.clientId} />;
}
