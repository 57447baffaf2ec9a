import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";

/** What keeps a payment from being made at all. A fresh page is a fresh start. */
export function PaymentFailure({ title, message }: { title?: string; message: string }) {
  return (
    <Notice tone="danger" {...(title === undefined ? {} : { title })}>
      <p>{message}</p>
      <Button variant="secondary" size="sm" onClick={() => location.reload()} className="mt-3">
        Try Again
      </Button>
    </Notice>
  );
}
