import { currency } from "@triptych/contract/money";
import { PayPalButtons, PayPalScriptProvider, usePayPalScriptReducer } from "@paypal/react-paypal-js";
import { useState } from "react";
import { DialogFooter } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { PaymentFailure } from "./payment-failure.tsx";
import { PaymentSetupFailure } from "./payment-setup-failure.tsx";

export interface WalletTask {
  clientId: string;
  /** Made on the server: what the browser sends of plan or price never counts. */
  subscriptionId: string;
  onApproved: () => void;
}

/** PayPal's buttons. Approving happens in a window of PayPal's; the server reads there what came of it. */
export default function WalletButtons({ clientId, ...task }: WalletTask) {
  return (
    <PayPalScriptProvider
      options={{
        clientId,
        currency,
        vault: true,
        intent: "subscription",
        components: "buttons",
        locale: "en_GB",
        ...(scriptNonce && { dataCspNonce: scriptNonce }),
      }}
    >
      <Buttons {...task} />
    </PayPalScriptProvider>
  );
}

/** PayPal's first moments are drawn by scripts inside the page, which may run with what the server wrote into it. */
const scriptNonce = document.querySelector<HTMLMetaElement>('meta[name="script-nonce"]')?.content;

function Buttons({ subscriptionId, onApproved }: Omit<WalletTask, "clientId">) {
  const [{ isPending, isRejected }] = usePayPalScriptReducer();
  const [trouble, setTrouble] = useState<"cancelled" | "failed" | null>(null);
  if (isRejected) return <PaymentFailure message="Failed to initialize payment form. Please try again." />;
  return (
    <div className="flex flex-col gap-4">
      {trouble === "failed" && (
        <PaymentSetupFailure
          message="Something went wrong setting up your payment method"
          onRetry={() => setTrouble(null)}
        />
      )}
      {trouble === "cancelled" && <Notice>PayPal was closed before you approved. Nothing is charged.</Notice>}
      {isPending && <SectionSpinner label="Preparing the payment form" />}
      <DialogFooter>
        <div className="w-full">
          <PayPalButtons
            style={{ layout: "vertical", shape: "rect", label: "subscribe", tagline: false }}
            createSubscription={() => {
              setTrouble(null);
              return Promise.resolve(subscriptionId);
            }}
            onApprove={() => {
              onApproved();
              return Promise.resolve();
            }}
            onCancel={() => setTrouble("cancelled")}
            onError={() => setTrouble("failed")}
          />
        </div>
      </DialogFooter>
    </div>
  );
}
