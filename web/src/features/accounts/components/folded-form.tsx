import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";

/** Keeps a form behind a button until it is needed. The focus goes to its first field, and back to the button. */
export function FoldedForm({ label, children }: { label: string; children: (fold: () => void) => ReactNode }) {
  const [state, setState] = useState<"untouched" | "open" | "folded">("untouched");
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state === "untouched") return;
    frame.current?.querySelector<HTMLElement>(state === "open" ? "input:not([hidden])" : "button")?.focus();
  }, [state]);
  return (
    <div ref={frame}>
      {state === "open" ? (
        children(() => setState("folded"))
      ) : (
        <Button variant="secondary" onClick={() => setState("open")}>
          {label}
        </Button>
      )}
    </div>
  );
}
