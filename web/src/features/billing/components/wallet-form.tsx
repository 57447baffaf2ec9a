import { lazy, Suspense } from "react";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { usePaymentMethods } from "../api.ts";
import { PaymentFailure } from "./payment-failure.tsx";
import type { WalletTask } from "./wallet-buttons.tsx";

const WalletButtons = lazy(() => import("./wallet-buttons.tsx"));

/** The buttons of the wallet that this installation has. */
export function WalletForm(task: Omit<WalletTask, "clientId">) {
  const { data } = usePaymentMethods();
  if (!data?.wallet) return <PaymentFailure message="Failed to initialize payment form. Please try again." />;
  return (
    <Suspense fallback={<SectionSpinner label="Preparing the payment form" />}>
      <WalletButtons {...task} clientId={data.wallet.clientId} />
    </Suspense>
  );
}
