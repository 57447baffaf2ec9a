import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import { useState } from "react";
import { classes } from "../classes.ts";
import { Spinner } from "../spinner.tsx";
import { isTakingEscape } from "../takes-escape.ts";
import { useFocusReturn } from "../use-focus-return.ts";
import { useHeldPage } from "./use-held-page.ts";
import { type BusyDialogProps, type DialogProps, FooterPlace } from "./dialog-parts.ts";

/**
 * Shows a modal dialog of at most 90% of the window's height.
 * NOTE: Radix's own overlay writes a style element to hold the page still, which the content security policy refuses;
 * the layer here is ours, and a rule of main.css holds the page.
 */
export function DialogWindow({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  isDismissable = true,
  size = "md",
  accent,
}: DialogProps) {
  const focusReturn = useFocusReturn();
  useHeldPage(open);
  const [footerPlace, setFooterPlace] = useState<HTMLElement | null>(null);
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && isDismissable && onClose?.()}>
      <Primitive.Portal>
        <div className="pointer-events-auto fixed inset-0 z-40 animate-appear bg-scrim" aria-hidden="true" />
        <div className="fixed inset-0 z-50 flex items-end justify-center p-3 sm:items-center sm:p-6">
          <Primitive.Content
            data-dialog
            data-accent={accent}
            aria-modal="true"
            {...(description ? {} : { "aria-describedby": undefined })}
            {...focusReturn}
            onEscapeKeyDown={(event) => (isDismissable && !isTakingEscape(event.target) ? undefined : keep(event))}
            onInteractOutside={(event) => (isDismissable && !isInToast(event.target) ? undefined : keep(event))}
            className={classes(
              "flex max-h-[90dvh] w-full animate-rise flex-col overflow-hidden rounded-xl border border-line bg-raised shadow-lg focus:outline-none",
              widths[size],
            )}
          >
            <header className="flex items-start justify-between gap-4 px-6 pt-6 pb-1.5">
              <Primitive.Title className="min-w-0 pt-px text-lg font-semibold tracking-[-0.014em] sm:text-xl">
                {title}
              </Primitive.Title>
              {isDismissable && (
                <Primitive.Close
                  aria-label="Close"
                  className="-mt-2 -me-3 grid size-11 shrink-0 place-content-center rounded-md text-ink-faint hover:bg-hover hover:text-ink"
                >
                  <X aria-hidden="true" className="size-5" />
                </Primitive.Close>
              )}
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pb-6">
              {description && (
                <Primitive.Description className="pb-1 text-[0.9375rem] leading-6 text-ink-soft">
                  {description}
                </Primitive.Description>
              )}
              {children && (
                <div className="pt-3">
                  <FooterPlace value={footerPlace}>{children}</FooterPlace>
                </div>
              )}
            </div>
            <footer
              ref={setFooterPlace}
              className="flex flex-col-reverse gap-2.5 border-t border-line bg-sunken/60 px-6 py-4 empty:hidden sm:flex-row sm:justify-end"
            >
              {footer}
            </footer>
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Blocks the page while something is under way, and says what is happening. */
export function BusyDialogWindow({ open, title, description }: BusyDialogProps) {
  const focusReturn = useFocusReturn();
  useHeldPage(open);
  return (
    <Primitive.Root open={open}>
      <Primitive.Portal>
        <div className="pointer-events-auto fixed inset-0 z-40 animate-appear bg-scrim" aria-hidden="true" />
        <div className="fixed inset-0 z-50 flex items-center justify-center p-4">
          <Primitive.Content
            data-dialog
            aria-modal="true"
            aria-busy="true"
            {...focusReturn}
            {...(description ? {} : { "aria-describedby": undefined })}
            onEscapeKeyDown={keep}
            onInteractOutside={keep}
            className="flex w-full max-w-xs animate-rise flex-col items-center gap-4 rounded-xl border border-line bg-raised px-6 py-8 text-center shadow-lg focus:outline-none"
          >
            <Spinner className="size-9 text-accent" />
            <Primitive.Title className="text-lg font-semibold">{title}</Primitive.Title>
            {description && (
              <Primitive.Description className="text-sm text-ink-soft">{description}</Primitive.Description>
            )}
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const keep = (event: Event) => event.preventDefault();

function isInToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-toast]") !== null;
}

const widths = { sm: "max-w-md", md: "max-w-lg", lg: "max-w-2xl" };
