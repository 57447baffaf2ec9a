import { Check, PencilLine } from "lucide-react";
import { formatCount } from "../../../platform/format.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { useProfileFormContext } from "../form-context.ts";

/**
 * Shows the buttons to save and to discard changes: at the foot of the window, away from the corner of the toasts, while there
 * is something to save, else at the end of the form, where they cover nothing.
 */
export function SaveBar({ isNew }: { isNew: boolean }) {
  const { form, isDirty, invalidFields, discard } = useProfileFormContext();
  const isWanted = isDirty || invalidFields.length > 0 || form.isSending;
  return (
    <div
      className={classes(
        "z-20 mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 rounded-xl border border-line bg-raised px-4 py-3 sm:px-5",
        isWanted && "sticky bottom-[calc(var(--foot)+0.75rem)] shadow-lg sm:bottom-5",
      )}
    >
      <div className="flex gap-2.5">
        <Button type="submit" isBusy={form.isSending}>
          Save profile
        </Button>
        {isDirty && (
          <Button variant="quiet" onClick={discard} disabled={form.isSending}>
            Discard
          </Button>
        )}
      </div>
      <p role="status" className="flex min-w-0 items-center gap-2 text-[0.9375rem]">
        <StateOfForm isNew={isNew} isDirty={isDirty} faults={invalidFields.length} />
      </p>
    </div>
  );
}

function StateOfForm({ isNew, isDirty, faults }: { isNew: boolean; isDirty: boolean; faults: number }) {
  if (faults > 0)
    return (
      <span className="font-medium text-danger">{formatCount(faults, "field needs", "fields need")} attention</span>
    );
  if (isDirty)
    return (
      <>
        <PencilLine aria-hidden="true" className="size-4 shrink-0 text-accent" />
        Unsaved changes
      </>
    );
  if (isNew) return <span className="text-ink-soft">Not saved yet</span>;
  return (
    <span className="flex items-center gap-2 text-ink-soft">
      <Check aria-hidden="true" className="size-4 shrink-0 text-success" />
      All changes saved
    </span>
  );
}
