import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";

/** Says why no payment is possible. Trying again reloads the page. */
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
