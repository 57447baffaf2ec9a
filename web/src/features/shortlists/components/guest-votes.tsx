import type { ShortlistPerson } from "@triptych/contract/shortlists";
import { useState } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { AlertDialog } from "../../../ui/alert-dialog.tsx";
import { Button } from "../../../ui/button.tsx";
import { toastError } from "../../../ui/toast.ts";
import { useRemoveGuestVotes } from "../api.ts";
import { guestsOf } from "../rules.ts";

/** Lists the guests who voted, and removes the votes of one. */
export function GuestVotes({ shortlistId, people }: { shortlistId: string; people: readonly ShortlistPerson[] }) {
  const guests = guestsOf(people);
  const remove = useRemoveGuestVotes();
  const [asked, setAsked] = useState<string>();
  if (guests.length === 0) return null;
  const confirm = () =>
    remove.mutate(
      { params: { shortlistId }, query: { name: asked } },
      {
        onError: (error) => toastError(sentenceOf(error, "The votes were not removed. Please try again.")),
        onSettled: () => setAsked(undefined),
      },
    );
  return (
    <section aria-label="Guests who voted" className="mt-6 text-sm text-ink-soft">
      <p className="flex flex-wrap items-center gap-x-1 gap-y-1">
        Guests who voted:
        {guests.map((name) => (
          <Button
            key={name}
            variant="quiet"
            size="sm"
            aria-label={`Remove the votes of ${name}`}
            onClick={() => setAsked(name)}
          >
            <bdi>{name}</bdi>
          </Button>
        ))}
      </p>
      <AlertDialog
        open={asked !== undefined}
        title="Remove this guest's votes?"
        confirmLabel="Remove the votes"
        isDestructive
        isBusy={remove.isPending}
        onConfirm={confirm}
        onCancel={() => setAsked(undefined)}
        description={
          <>
            Every vote that <bdi>{asked}</bdi> gave on this list goes. Whoever has the link can vote again.
          </>
        }
      />
    </section>
  );
}
