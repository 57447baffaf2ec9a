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

/** Shows why the last try failed, below the fields, and at the foot of the dialog the button that pays, where it is always visible. */
export function PaymentFooter({ formId, hasUsedTrial, failure, onRetry, isBusy, isReady = true }: PaymentFooterProps) {
  return (
    <>
      {failure && <PaymentSetupFailure message={failure} onRetry={onRetry} />}
      <DialogFooter>
        <Button
          type="submit"
          form={formId}
          variant="accent"
          size="lg"
          disabled={!isReady}
          isBusy={isBusy}
          className="w-full"
        >
          {hasUsedTrial ? "Subscribe Now" : "Start free trial"}
        </Button>
      </DialogFooter>
    </>
  );
}
