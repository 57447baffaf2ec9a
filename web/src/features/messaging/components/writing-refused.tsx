import type { Correspondent } from "@triptych/contract/messaging";
import { Link } from "react-router";
import { sentenceOf } from "../../../platform/api-error.ts";
import { dashboardPath } from "../../../platform/paths.ts";
import { Button } from "../../../ui/button.tsx";
import { toastError } from "../../../ui/toast.ts";
import { useUnblockContact } from "../api.ts";

/** Replaces the message box where the person may not write, and says why and what helps. */
export function WritingRefused({ correspondent }: { correspondent: Correspondent }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t bg-sunken px-5 py-4 text-[0.9375rem] text-ink-soft">
      {reason(correspondent)}
    </div>
  );
}

function reason(correspondent: Correspondent) {
  if (correspondent.isBlocked) return <BlockedByMe correspondent={correspondent} />;
  if (correspondent.writing === "blocked") return <p>You can't exchange messages with this person.</p>;
  return (
    <>
      <p>You need an active subscription to start a conversation.</p>
      <Button asChild variant="secondary" size="sm">
        <Link to={dashboardPath("subscription")}>See your subscription</Link>
      </Button>
    </>
  );
}

function BlockedByMe({ correspondent: { id, displayName } }: { correspondent: Correspondent }) {
  const unblock = useUnblockContact();
  const onUnblock = () =>
    unblock.mutate(
      { body: { contactId: id } },
      { onError: (error) => toastError(sentenceOf(error, "Failed to unblock contact.")) },
    );
  return (
    <>
      <p>
        You have blocked <bdi>{displayName}</bdi>.
      </p>
      <Button variant="secondary" size="sm" isBusy={unblock.isPending} onClick={onUnblock}>
        Unblock
      </Button>
    </>
  );
}
