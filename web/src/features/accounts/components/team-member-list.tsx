import type { Team } from "@triptych/contract/accounts";
import { useState } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { formatDate } from "../../../platform/format.ts";
import { AlertDialog } from "../../../ui/alert-dialog.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useRemoveTeammate } from "../api.ts";

type Member = Team["members"][number];

export function TeamMemberList({ members }: { members: readonly Member[] }) {
  const [leaving, setLeaving] = useState<Member | null>(null);
  return (
    <div>
      <h4 className="text-[0.9375rem]">{members.length === 1 ? "Only you so far" : `${members.length} people`}</h4>
      <ul className="mt-2 divide-y divide-line">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} onRemove={() => setLeaving(member)} />
        ))}
      </ul>
      <RemovalQuestion member={leaving} onClose={() => setLeaving(null)} />
    </div>
  );
}

function MemberRow({ member, onRemove }: { member: Member; onRemove: () => void }) {
  const { username, email, role, joinedAt } = member;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Avatar username={username} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 break-all">{username}</span>
          <Badge tone={role === "owner" ? "accent" : "neutral"}>{role === "owner" ? "Owner" : "Teammate"}</Badge>
        </p>
        <p className="text-sm text-ink-soft">
          <span className="break-all">{email}</span> · joined {formatDate(joinedAt)}
        </p>
      </div>
      {role !== "owner" && (
        <Button variant="secondary" size="sm" aria-label={`Remove ${username}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </li>
  );
}

function RemovalQuestion({ member, onClose }: { member: Member | null; onClose: () => void }) {
  const remove = useRemoveTeammate();
  const confirm = () => {
    if (!member) return;
    remove.mutate(
      { params: { memberId: member.id } },
      {
        onSuccess: ({ message }) => toast({ title: `${member.username} was removed`, description: message }),
        onError: (error) => toastError(sentenceOf(error, "This person could not be removed.")),
        onSettled: onClose,
      },
    );
  };
  return (
    <AlertDialog
      open={member !== null}
      title={`Remove ${member?.username ?? ""}?`}
      description="They are signed out at once and can no longer use your agency's account. Their messages stay in your conversations."
      confirmLabel="Remove"
      isDestructive
      isBusy={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
