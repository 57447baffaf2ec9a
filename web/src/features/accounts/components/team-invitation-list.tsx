import type { Team } from "@triptych/contract/accounts";
import { sentenceOf } from "../../../platform/api-error.ts";
import { formatDate } from "../../../platform/format.ts";
import { Button } from "../../../ui/button.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useResendTeamInvitation, useWithdrawTeamInvitation } from "../api.ts";

type Invitation = Team["invitations"][number];

export function TeamInvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  return (
    <div>
      <h4 className="text-[0.9375rem]">Invited</h4>
      <ul className="mt-2 divide-y divide-line">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </div>
  );
}

function InvitationRow({ invitation: { id, email, sentAt, expiresAt } }: { invitation: Invitation }) {
  const resend = useResendTeamInvitation();
  const withdraw = useWithdrawTeamInvitation();
  const params = { invitationId: id };
  const sendAgain = () =>
    resend.mutate(
      { params },
      {
        onSuccess: () => toast({ title: "Invitation sent again", description: `We've sent a new link to ${email}.` }),
        onError: (error) => toastError(sentenceOf(error, "The invitation could not be sent again.")),
      },
    );
  // NOTE: not with callbacks of the mutation, because this row is removed when the list is fetched again.
  const withdrawInvitation = async () => {
    try {
      await withdraw.mutateAsync({ params });
      toast({ title: "Invitation withdrawn", description: `The link that ${email} has no longer works.` });
    } catch (error) {
      toastError(sentenceOf(error, "The invitation could not be withdrawn."));
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium break-all">{email}</p>
        <p className="text-sm text-ink-soft">
          Sent {formatDate(sentAt)} · valid until {formatDate(expiresAt)}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Resend the invitation of ${email}`}
          isBusy={resend.isPending}
          onClick={sendAgain}
        >
          Resend
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Withdraw the invitation of ${email}`}
          isBusy={withdraw.isPending}
          onClick={() => void withdrawInvitation()}
        >
          Withdraw
        </Button>
      </div>
    </li>
  );
}
