import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";

/**
 * Says why a card or wallet was not accepted, and brings that into view. Trying again keeps the page, so that nothing typed
 * is lost.
 */
export function PaymentSetupFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={box} className="scroll-mb-4">
      <Notice tone="danger" title="Payment Setup Failed">
        <p>{message}</p>
        <Button variant="secondary" size="sm" onClick={onRetry} className="mt-3">
          Try Again
        </Button>
      </Notice>
    </div>
  );
}
