import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { buttonClasses } from "./button.tsx";
import { classes } from "./classes.ts";
import { actionToastMs, dismissToast, type ShownToast, toastMs, useShownToast } from "./toast.ts";

/**
 * Shows toasts at the foot of the window, on narrow screens above the bar with the main places, or at the head of it where they would
 * cover what somebody needs. The region always exists, so that screen readers announce them.
 */
export function Toaster() {
  const shown = useShownToast();
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!shown) return undefined;
    let isOver = false;
    let stop: (() => void) | undefined;
    const keepClear = async () => {
      // Waits for the first toast with what places it, which the first page need not load. Without it a toast stays at its usual edge.
      const { keepToastClear } = await import("./toast-place.ts");
      if (!isOver && frame.current)
        stop = keepToastClear(frame.current, { isFailure: shown.variant === "destructive" });
    };
    keepClear().catch(ignore);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [shown]);
  // Draws toasts beside the dialogs, outside the page, so that a dialog's overlay does not darken them.
  return createPortal(
    <div
      ref={frame}
      className={classes(
        "pointer-events-none fixed inset-x-0 bottom-(--foot) z-60 flex justify-center data-[edge=top]:top-0 data-[edge=top]:bottom-auto sm:justify-end",
        // NOTE: takes no room while it is empty, so that nothing moves when the bar below it comes.
        shown && "p-3 sm:p-6",
      )}
    >
      <section
        aria-label="Notifications"
        aria-live={shown?.variant === "destructive" ? "assertive" : "polite"}
        aria-atomic="true"
        className="w-full sm:max-w-[420px]"
      >
        {shown && <ToastCard key={shown.id} toast={shown} />}
      </section>
    </div>,
    document.body,
  );
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const { variant = "default", action } = toast;
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(dismissToast, action ? actionToastMs : toastMs);
    return () => clearTimeout(timer);
  }, [isHeld, action]);
  const { Icon, colour } = signs[variant];
  return (
    // Keeps a click on a toast from closing the dialog underneath, as a click outside it would.
    <div
      data-toast
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className={classes(
        "pointer-events-auto flex animate-rise items-start gap-3 rounded-lg border bg-raised p-4 pe-2.5 shadow-lg",
        variant === "destructive" ? "border-danger/50" : "border-line",
      )}
    >
      <Icon aria-hidden="true" className={classes("mt-0.5 size-5 shrink-0", colour)} />
      <div className="min-w-0 flex-1 text-[0.9375rem] leading-6">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="text-ink-soft">{toast.description}</p>}
      </div>
      {action && (
        <button
          type="button"
          onClick={() => {
            dismissToast();
            action.onPress();
          }}
          className={buttonClasses("secondary", "sm", "-my-1 shrink-0")}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Close notification"
        onClick={dismissToast}
        className="-mt-1 grid size-9 shrink-0 place-content-center rounded-sm text-ink-faint hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}

const ignore = () => {};

const signs = {
  default: { Icon: CircleCheck, colour: "text-success" },
  info: { Icon: Info, colour: "text-info" },
  destructive: { Icon: CircleAlert, colour: "text-danger" },
};
