import type { ProjectPage } from "@triptych/contract/projects";
import { type FormEvent, useState } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useContacts, useInvite } from "../api.ts";
import { invitable } from "../rules.ts";

/** Invites one of the contacts. */
export function InvitePerson({ project }: { project: ProjectPage }) {
  const { data: contacts, error } = useContacts();
  const invite = useInvite();
  const [chosen, setChosen] = useState("");
  const choices = invitable(contacts ?? [], project.people);
  const person = choices.find(({ id }) => id === chosen);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!person || invite.isPending) return;
    invite.mutate(
      { params: { projectId: project.id }, body: { userId: person.id } },
      {
        onSuccess: () => {
          setChosen("");
          toast({ title: "Invitation sent", description: `${person.displayName} can now accept or decline.` });
        },
        onError: (failure) => toastError(sentenceOf(failure, "The invitation could not be sent.")),
      },
    );
  };
  if (error && !contacts)
    return <p className="text-sm text-ink-soft">{sentenceOf(error, "Your contacts didn't load.")}</p>;
  if (!contacts) return null;
  if (choices.length === 0)
    return (
      <p className="text-sm leading-6 text-ink-soft">
        You can invite people whom you exchange messages with
        {contacts.length > 0 && ". All of them are invited already"}.
      </p>
    );
  return (
    <form onSubmit={send} className="flex flex-col gap-3 border-t border-line pt-5">
      <Field label="Invite a contact">
        <Select
          value={person?.id ?? ""}
          placeholder="Choose somebody"
          options={choices.map(({ id, displayName }) => ({ value: id, label: displayName }))}
          onChange={(event) => setChosen(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" isBusy={invite.isPending} disabled={!person}>
        Invite
      </Button>
    </form>
  );
}
