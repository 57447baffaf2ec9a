import { userTypeLabels } from "@triptych/contract/basics";
import { personStatuses, type PersonStatus, type ShortlistPerson, type Vote } from "@triptych/contract/shortlists";
import { useQueryClient } from "@tanstack/react-query";
import { FolderPlus, MessageSquare, UserRoundX } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { sentenceOf } from "../../../platform/api-error.ts";
import { choosePath, dashboardPath, memberPath } from "../../../platform/paths.ts";
import { AvailabilityLine } from "../../../ui/availability-line.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button, buttonClasses } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { RateLine } from "../../../ui/rate-line.tsx";
import { Select } from "../../../ui/select.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { showPerson, useRemovePerson, useSavePerson, useUpdatePerson } from "../api.ts";
import { absenceOf, statusLabels, voteAfter, votersOf } from "../rules.ts";
import { NoteField } from "./note-field.tsx";
import { VoteButtons } from "./vote-buttons.tsx";

export interface PersonCardProps {
  list: { id: string; name: string; briefId: string | null };
  person: ShortlistPerson;
  /** Shows how the person fits the brief of the list. */
  fit: ReactNode;
  isCompared: boolean;
  mayBeCompared: boolean;
  onCompare: (isWanted: boolean) => void;
}

const options = personStatuses.map((value) => ({ value, label: statusLabels[value] }));

/** Shows somebody on a list, with what the team writes and votes. */
export function PersonCard({ list, person, fit, isCompared, mayBeCompared, onCompare }: PersonCardProps) {
  const id = useId();
  const { member, status, votes } = person;
  const name = member?.displayName ?? absenceOf(person);
  const change = useChange(list.id, person.id);
  const takeOff = useTakeOff(list, person.id, name);
  const own = votes.find(({ isOwn }) => isOwn)?.vote;
  const briefId = list.briefId ?? undefined;
  return (
    <article
      data-accent={member?.userType}
      aria-labelledby={id}
      className="rounded-xl border border-line bg-surface p-5 shadow-sm"
    >
      <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
        {member ? (
          <Avatar
            userType={member.userType}
            username={member.username}
            photo={member.photo}
            className="size-12 text-lg"
          />
        ) : (
          <span aria-hidden="true" className="grid size-12 place-content-center rounded-full bg-sunken text-ink-faint">
            <UserRoundX className="size-5" />
          </span>
        )}
        <div className="min-w-0 grow basis-52">
          <h2 id={id} className="text-lg leading-6 wrap-anywhere">
            {member ? (
              <Link
                to={memberPath(person.id)}
                state={{ briefId }}
                className="rounded-sm underline decoration-accent/35 underline-offset-4 hover:decoration-accent"
              >
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <span className="text-ink-soft">{name}</span>
            )}
          </h2>
          {member && <About member={member} />}
        </div>
        {fit}
      </header>
      <div className="mt-4 grid items-start gap-x-6 gap-y-4 md:grid-cols-[minmax(0,1fr)_11rem_11rem]">
        <NoteField shortlistId={list.id} person={person} name={name} />
        <Field label={<>Status</>}>
          <Select
            options={options}
            value={status}
            onChange={({ target }) => change.send({ status: target.value as PersonStatus })}
          />
        </Field>
        <div>
          <p className="mb-1.5 text-sm font-medium" aria-hidden="true">
            Votes
          </p>
          <VoteButtons
            name={name}
            voters={votersOf(person)}
            own={own}
            isBusy={change.isBusy}
            onVote={(pressed) => change.send({ vote: voteAfter(own, pressed) })}
          />
        </div>
      </div>
      <footer className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line pt-3">
        {member && (
          <Checkbox
            label={
              <>
                Compare<span className="sr-only"> {name}</span>
              </>
            }
            checked={isCompared}
            disabled={!isCompared && !mayBeCompared}
            onChange={({ target }) => onCompare(target.checked)}
          />
        )}
        <span className="ms-auto flex flex-wrap gap-2">
          {member && status === "chosen" && (
            <Link to={choosePath(person.id, list.briefId)} className={buttonClasses("accent", "sm")}>
              <FolderPlus aria-hidden="true" className="size-4" />
              Start a project<span className="sr-only"> with {name}</span>
            </Link>
          )}
          {member && (
            <Link
              to={dashboardPath("messages", { contact: person.id, brief: briefId })}
              state={{ briefId }}
              className={buttonClasses("quiet", "sm")}
            >
              <MessageSquare aria-hidden="true" className="size-4" />
              Message<span className="sr-only"> {name}</span>
            </Link>
          )}
          <Button variant="quiet" size="sm" isBusy={takeOff.isBusy} onClick={takeOff.press}>
            Take off<span className="sr-only"> {name}</span>
          </Button>
        </span>
      </footer>
    </article>
  );
}

function About({
  member: { userType, profileData, availability },
}: {
  member: NonNullable<ShortlistPerson["member"]>;
}) {
  const rate = profileData?.type === "brand" ? undefined : profileData?.data.rate;
  return (
    <>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
        <Badge tone="accent">{userTypeLabels[userType]}</Badge>
        {profileData?.type === "freelancer" && <span className="wrap-anywhere">{profileData.data.title}</span>}
      </p>
      {(availability ?? rate) && (
        <div className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1">
          {availability && <AvailabilityLine availability={availability} />}
          {rate && <RateLine rate={rate} />}
        </div>
      )}
    </>
  );
}

function useChange(shortlistId: string, userId: string) {
  const client = useQueryClient();
  const update = useUpdatePerson();
  const send = (body: { status?: PersonStatus; vote?: Vote | null }) =>
    update.mutate(
      { params: { shortlistId, userId }, body },
      {
        onSuccess: (saved) => showPerson(client, shortlistId, saved),
        onError: (error) => toastError(sentenceOf(error, "That was not saved. Please try again.")),
      },
    );
  return { send, isBusy: update.isPending };
}

function useTakeOff({ id: shortlistId, name: listName }: PersonCardProps["list"], userId: string, name: string) {
  const remove = useRemovePerson();
  const save = useSavePerson();
  const undo = () =>
    void save
      .mutateAsync({ params: { shortlistId, userId }, body: {} })
      .catch((error: unknown) =>
        toastError(sentenceOf(error, "They could not be brought back. Please save them again.")),
      );
  const press = () =>
    void remove
      .mutateAsync({ params: { shortlistId, userId } })
      .then(() => toast({ title: `${name} was taken off ${listName}`, action: { label: "Undo", onPress: undo } }))
      .catch((error: unknown) => toastError(sentenceOf(error, "That did not work. Please try again.")));
  return { press, isBusy: remove.isPending };
}
