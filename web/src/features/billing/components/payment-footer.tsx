import { Button } from "../../../ui/button.tsx";
import { DialogFooter } from "../../../ui/dialog.tsx";
import { PaymentSetupFailure } from "./payment-setup-failure.tsx";

export interface PaymentFooterProps {
  formId: string;
  hasUsedTrial: boolean;
  failure: string | null;
  onRetry: () => void;
  isBusy: boolean;
  isReady?: boolean;
}

/** Shows the button that pays, and why the last try failed, at the foot of the dialog where it is always visible. */
export function PaymentFooter({ formId, hasUsedTrial, failure, onRetry, isBusy, isReady = true }: PaymentFooterProps) {
  return (
    <DialogFooter>
      <div className="flex w-full flex-col gap-3">
        {failure && <PaymentSetupFailure message={failure} onRetry={onRetry} />}
        <Button type="submit" form={formId} variant="accent" size="lg" disabled={!isReady} isBusy={isBusy}>
          {hasUsedTrial ? "Subscribe Now" : "Start free trial"}
        </Button>
      </div>
    </DialogFooter>
  );
}
