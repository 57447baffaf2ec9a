import { useEffect, useId, useRef } from "react";
import { useProduct } from "../../../platform/product.ts";
import { Button } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";

/** Covers the window while a search runs. Escape and Cancel stop waiting; the brief stays. */
export function SearchOverlay({ onCancel }: { onCancel: () => void }) {
  const id = useId();
  const { name } = useProduct();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Keeps the page behind from scrolling.
    document.documentElement.style.overflow = "hidden";
    return () => {
      document.documentElement.style.overflow = "";
      element?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-promise`}
      aria-describedby={`${id}-wait`}
      aria-busy="true"
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none animate-appear bg-canvas p-6 text-ink"
    >
      <div className="flex h-full flex-col items-center justify-center text-center">
        <Spinner className="size-20 text-accent" />
        <p id={`${id}-promise`} className="mt-10 max-w-xl text-2xl font-semibold text-balance sm:text-3xl">
          {name} matches on requirements and not on who pays the most.
        </p>
        <p id={`${id}-wait`} role="status" className="mt-4 text-lg text-ink-soft">
          So, we&apos;re searching. This may take a minute.
        </p>
        <Button variant="quiet" onClick={onCancel} className="mt-10">
          Cancel
        </Button>
      </div>
    </dialog>
  );
}
