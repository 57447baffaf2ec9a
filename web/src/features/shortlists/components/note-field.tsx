import { shortlistLimits, type ShortlistPerson } from "@triptych/contract/shortlists";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { hasCode, sentenceOf } from "../../../platform/api-error.ts";
import { useDraft } from "../../../platform/drafts.ts";
import { findTrouble, watchTrouble } from "../../../platform/online.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { showPerson, useUpdatePerson } from "../api.ts";
import { type Editing, editingFrom } from "../rules.ts";

export interface NoteFieldProps {
  shortlistId: string;
  person: ShortlistPerson;
  name: string;
}

/**
 * Edits the team's note about somebody, and saves it when the field is left, and again when the connection is back. A teammate's newer
 * note is shown first. What is not saved yet is kept in this tab, so that leaving the page loses nothing.
 */
export function NoteField({ shortlistId, person, name }: NoteFieldProps) {
  const client = useQueryClient();
  const update = useUpdatePerson();
  const [editing, setEditing] = useEditing(`note:${shortlistId}:${person.id}`, person.note);
  const [wasKept] = useState(editing !== undefined);
  const [hasSaved, setHasSaved] = useState(false);
  const { note } = person;
  const typed = editing?.typed ?? note;
  const isTooLong = typed.length > shortlistLimits.noteMax;
  const isTooLate = hasCode(update.error, "conflict");

  const save = (before: string) => {
    if (editing === undefined || isTooLong || update.isPending) return;
    if (editing.typed.trim() === note) {
      setEditing(undefined);
      return;
    }
    const sent = editing.typed;
    update.mutate(
      { params: { shortlistId, userId: person.id }, body: { note: sent, noteBefore: before } },
      {
        onSuccess: (saved) => {
          showPerson(client, shortlistId, saved);
          setEditing((now) => (now?.typed === sent ? undefined : now && { ...now, before: saved.note }));
          setHasSaved(true);
        },
        onError: () => void client.invalidateQueries(),
      },
    );
  };
  const saveAgain = useEffectEvent(() => {
    if (findTrouble() === null && (wasKept || update.error) && !isTooLate && editing) save(editing.before);
  });
  // NOTE: what was kept is saved as soon as it can be, because nobody may come back to its field.
  useEffect(() => {
    saveAgain();
    return watchTrouble(() => saveAgain());
  }, []);
  const isUnsaved = editing !== undefined && editing.typed.trim() !== note;
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
  const takeTheirs = () => {
    update.reset();
    setEditing(undefined);
  };

  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Field
        label={
          <>
            Note<span className="sr-only"> about {name}</span>
          </>
        }
        error={
          isTooLong ? `Please use at most ${shortlistLimits.noteMax.toLocaleString("en-GB")} characters` : undefined
        }
        aside={
          <span role="status" className="text-xs text-ink-faint">
            {update.isPending ? "Saving…" : isUnsaved ? "Not saved yet" : hasSaved ? "Saved" : ""}
          </span>
        }
      >
        <Textarea
          rows={2}
          dir="auto"
          value={typed}
          placeholder="What your team should know"
          className="max-h-60"
          onChange={({ target }) => setEditing({ typed: target.value, before: editing?.before ?? note })}
          onBlur={() => isTooLate || save(editing?.before ?? note)}
        />
      </Field>
      {isTooLate && editing && (
        <Notice tone="warning" title="A teammate changed this note">
          <p className="whitespace-pre-wrap wrap-anywhere">{note === "" ? "They emptied it." : `“${note}”`}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onClick={() => save(note)} isBusy={update.isPending}>
              Save mine instead
            </Button>
            <Button size="sm" variant="quiet" onClick={takeTheirs}>
              Keep theirs
            </Button>
          </div>
        </Notice>
      )}
      {update.error && !isTooLate && editing && (
        <Notice tone="danger">
          {sentenceOf(update.error, "The note was not saved. Please try again.")}{" "}
          <Button variant="link" onClick={() => save(editing.before)}>
            Try again
          </Button>
        </Notice>
      )}
    </div>
  );
}

type Change = Editing | undefined | ((now: Editing | undefined) => Editing | undefined);

/** Keeps what is typed in this tab until it is saved, with the note that it changes. */
function useEditing(draftName: string, note: string): [Editing | undefined, (change: Change) => void] {
  const [draft, keep, forget] = useDraft(draftName);
  const [editing, setEditing] = useState(() => editingFrom(draft, note));
  useEffect(() => {
    if (editing === undefined) forget();
    else keep(JSON.stringify(editing));
  }, [editing, keep, forget]);
  return [editing, setEditing];
}
