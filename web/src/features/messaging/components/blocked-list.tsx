import { sentenceOf } from "../../../platform/api-error.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useBlocked, useUnblockContact } from "../api.ts";

/** Lists the people whom the signed-in person blocked, each with a button to unblock them. */
export function BlockedList() {
  const { data: people, isError, refetch, isFetching } = useBlocked(true);
  const unblock = useUnblockContact();
  if (isError)
    return (
      <ErrorState message="Failed to fetch blocked contacts" onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  if (!people) return <SectionSpinner />;
  if (people.length === 0) return <p className="py-6 text-center text-ink-soft">You have not blocked anybody.</p>;

  const onUnblock = (contactId: string, displayName: string) =>
    unblock.mutate(
      { body: { contactId } },
      {
        onSuccess: () =>
          toast({ title: "Contact unblocked", description: `You and ${displayName} can write to each other again.` }),
        onError: (error) => toastError(sentenceOf(error, "Failed to unblock contact.")),
      },
    );
  return (
    <ul className="divide-y">
      {people.map(({ id, username, userType, photo, displayName }) => (
        <li key={id} className="flex items-center gap-3 py-3">
          <Avatar userType={userType} username={username} photo={photo} />
          <bdi className="min-w-0 flex-1 truncate font-medium">{displayName}</bdi>
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Unblock ${displayName}`}
            isBusy={unblock.isPending && unblock.variables.body.contactId === id}
            onClick={() => onUnblock(id, displayName)}
          >
            Unblock
          </Button>
        </li>
      ))}
    </ul>
  );
}
