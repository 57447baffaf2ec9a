import type { ProjectPage } from "@triptych/contract/projects";
import { useState } from "react";
import { Link } from "react-router";
import { sentenceOf } from "../../../platform/api-error.ts";
import { memberPath } from "../../../platform/paths.ts";
import { useUser } from "../../../platform/session.tsx";
import { AlertDialog } from "../../../ui/alert-dialog.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useLeave, useRemovePerson } from "../api.ts";

type Person = ProjectPage["people"][number];

export interface ProjectPersonRowProps {
  project: ProjectPage;
  person: Person;
  /** Runs after the signed-in person has left. */
  onLeft: () => void;
}

export function ProjectPersonRow({ project, person, onLeft }: ProjectPersonRowProps) {
  const user = useUser();
  const { userId, username, photo, displayName, userType, state } = person;
  const isSelf = userId === user.id;
  const { completion } = project;
  // NOTE: whoever completed a project with its owner leaves it only themselves.
  const isRemovable = project.isOwner && !(completion?.completedAt && completion.with?.userId === userId);
  return (
    <li className="flex items-center gap-3">
      <Avatar userType={userType} username={username} photo={photo} className="size-9" />
      <div className="min-w-0 flex-1">
        <p className="text-[0.9375rem] leading-6 font-medium wrap-anywhere">
          {userType && !isSelf ? (
            <Link to={memberPath(userId)} className="rounded-sm hover:underline">
              <bdi>{displayName}</bdi>
            </Link>
          ) : (
            <bdi>{displayName}</bdi>
          )}
          {isSelf && <span className="font-normal text-ink-faint"> (you)</span>}
        </p>
        <p className="text-sm text-ink-faint">{stateLabels[state]}</p>
      </div>
      {isSelf
        ? state === "accepted" && <Leave project={project} userId={userId} onLeft={onLeft} />
        : isRemovable && <Remove projectId={project.id} person={person} />}
    </li>
  );
}

const stateLabels: Record<Person["state"], string> = {
  owner: "Owner",
  invited: "Invited",
  accepted: "In the project",
  declined: "Declined",
};

function Leave({ project, userId, onLeft }: { project: ProjectPage; userId: string; onLeft: () => void }) {
  const { id: projectId, gone } = project;
  const [isAsked, setIsAsked] = useState(false);
  const leave = useLeave();
  const confirm = async () => {
    try {
      await leave.mutateAsync({ params: { projectId, userId } });
      toast({ title: "You left the project" });
      onLeft();
    } catch (error) {
      setIsAsked(false);
      toastError(sentenceOf(error, "You could not leave the project. Please try again."));
    }
  };
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setIsAsked(true)}>
        Leave
      </Button>
      <AlertDialog
        open={isAsked}
        title="Leave this project?"
        description={
          gone.includes("owner")
            ? "You will no longer see it, and nobody can invite you again. It is deleted once everybody has left."
            : "You will no longer see it. Your notes stay in the project. The owner can invite you again."
        }
        cancelLabel="Stay"
        confirmLabel="Leave the project"
        isDestructive
        isBusy={leave.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsked(false)}
      />
    </>
  );
}

function Remove({ projectId, person: { userId, displayName } }: { projectId: string; person: Person }) {
  const [isAsked, setIsAsked] = useState(false);
  const remove = useRemovePerson();
  // NOTE: awaits the call, because this row is removed when the project is fetched again, and callbacks of the mutation with it.
  const confirm = async () => {
    try {
      await remove.mutateAsync({ params: { projectId, userId } });
      toast({ title: "Person removed", description: `${displayName} no longer sees this project.` });
    } catch (error) {
      toastError(sentenceOf(error, "This person could not be removed."));
    }
    setIsAsked(false);
  };
  return (
    <>
      <Button variant="quiet" size="sm" aria-label={`Remove ${displayName}`} onClick={() => setIsAsked(true)}>
        Remove
      </Button>
      <AlertDialog
        open={isAsked}
        title="Remove this person?"
        description={
          <>
            <bdi>{displayName}</bdi> will no longer see this project. Their notes stay.
          </>
        }
        cancelLabel="Keep"
        confirmLabel="Remove"
        isDestructive
        isBusy={remove.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsked(false)}
      />
    </>
  );
}
