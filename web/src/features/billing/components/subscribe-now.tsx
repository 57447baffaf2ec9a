import type { CurrentUser } from "@triptych/contract/accounts";
import type { PayingType } from "@triptych/contract/billing";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { useActivation } from "../use-activation.ts";
import SubscriptionDialog from "./subscription-dialog.tsx";

/** Opens the payment dialog for the signed-in person's own address and type. */
export function SubscribeNow({ user }: { user: CurrentUser & { userType: PayingType } }) {
  const { activate, isActivating } = useActivation();
  const [isPaying, setIsPaying] = useState(false);
  return (
    <>
      <Button variant="accent" isBusy={isActivating} onClick={() => setIsPaying(true)}>
        Subscribe Now
      </Button>
      {isPaying && (
        <SubscriptionDialog
          open
          email={user.email}
          userType={user.userType}
          hasUsedTrial={user.has_used_trial}
          offersWallet
          onPaid={(paid) => {
            setIsPaying(false);
            activate(paid);
          }}
          onClose={() => setIsPaying(false)}
        />
      )}
    </>
  );
}
