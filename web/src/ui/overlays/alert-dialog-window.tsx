import { AlertDialog as Primitive } from "radix-ui";
import { Button } from "../button.tsx";
import { useFocusReturn } from "../use-focus-return.ts";
import { useHeldPage } from "./use-held-page.ts";
import type { AlertDialogProps } from "./dialog-parts.ts";

/** Asks for confirmation before an action that is hard to undo. Focuses the harmless answer first. */
export function AlertDialogWindow({
  open,
  title,
  description,
  cancelLabel = "Cancel",
  confirmLabel,
  isDestructive = false,
  isBusy = false,
  onConfirm,
  onCancel,
}: AlertDialogProps) {
  const focusReturn = useFocusReturn();
  useHeldPage(open);
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && !isBusy && onCancel()}>
      <Primitive.Portal>
        <div className="pointer-events-auto fixed inset-0 z-40 animate-appear bg-scrim" aria-hidden="true" />
        <div className="fixed inset-0 z-50 flex items-end justify-center p-3 sm:items-center sm:p-6">
          <Primitive.Content
            data-dialog
            aria-modal="true"
            {...focusReturn}
            className="max-h-[90vh] w-full max-w-md animate-rise overflow-y-auto rounded-xl border border-line bg-raised p-6 shadow-lg focus:outline-none"
          >
            <Primitive.Title className="text-xl font-semibold">{title}</Primitive.Title>
            <Primitive.Description asChild>
              <div className="mt-2 text-[0.9375rem] leading-6 text-ink-soft">{description}</div>
            </Primitive.Description>
            <div className="mt-6 flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
              <Primitive.Cancel asChild>
                <Button variant="secondary" disabled={isBusy} data-autofocus>
                  {cancelLabel}
                </Button>
              </Primitive.Cancel>
              <Button variant={isDestructive ? "danger" : "primary"} isBusy={isBusy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
