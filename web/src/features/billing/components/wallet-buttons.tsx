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
  /** Identifies the subscription that the server created. NOTE: the plan and price are never taken from the browser. */
  subscriptionId: string;
  onApproved: () => void;
}

/** Shows PayPal's buttons. People approve in a window of PayPal's, and the server asks PayPal for the outcome. */
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

/** Allows PayPal's script to add inline scripts: they carry this nonce, which the server writes into the page. */
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
      {trouble === "cancelled" && <Notice>You closed PayPal before approving the payment. Nothing was charged.</Notice>}
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
