import type { ProjectPage } from "@triptych/contract/projects";
import { sentenceOf } from "../../../platform/api-error.ts";
import { formatDate, formatTime } from "../../../platform/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody, CardHeader } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { Textarea } from "../../../ui/textarea.tsx";
import { toastError } from "../../../ui/toast.ts";
import { useAddNote } from "../api.ts";

const loadSchema = async () => (await import("@triptych/contract/projects")).addProjectNote.body;

/** Lists the notes of the project's people, oldest first, with a form for a new one. */
export function ProjectNotes({ project: { id, notes, invitation } }: { project: ProjectPage }) {
  return (
    <Card>
      <CardHeader title="Notes" description="Everybody in the project can read them." />
      <CardBody className="flex flex-col gap-6">
        {notes.length === 0 && invitation !== "pending" && <p className="text-ink-soft">No notes yet.</p>}
        {notes.length > 0 && (
          <ol aria-label="Notes" className="flex flex-col gap-5">
            {notes.map((note) => (
              <Note key={note.id} note={note} />
            ))}
          </ol>
        )}
        {invitation === "pending" ? (
          <p className="text-sm text-ink-faint">Accept the invitation to read and write notes.</p>
        ) : (
          <NoteForm projectId={id} />
        )}
      </CardBody>
    </Card>
  );
}

function Note({ note: { author, content, createdAt } }: { note: ProjectPage["notes"][number] }) {
  return (
    <li>
      <p className="flex flex-wrap items-baseline gap-x-2.5 text-sm">
        <bdi className="font-medium wrap-anywhere">{author.displayName}</bdi>
        <time dateTime={createdAt} className="text-ink-faint">
          {formatDate(createdAt)}, {formatTime(createdAt)}
        </time>
      </p>
      <p className="mt-1 leading-7 wrap-anywhere whitespace-pre-wrap" dir="auto">
        {content}
      </p>
    </li>
  );
}

function NoteForm({ projectId }: { projectId: string }) {
  const add = useAddNote();
  const form = useContractForm(loadSchema, { defaultValues: { content: "" } });
  const send = form.onSubmit(
    async (body) => {
      await add.mutateAsync({ params: { projectId }, body });
      form.reset();
    },
    (error) => toastError(sentenceOf(error, "The note could not be added.")),
  );
  return (
    <form onSubmit={send} noValidate className="flex flex-col items-start gap-3">
      <Field label="Add a note" error={form.errorAt("content")} className="w-full">
        <Textarea rows={3} className="max-h-72" {...form.register("content")} />
      </Field>
      <Button type="submit" variant="secondary" isBusy={form.isSending}>
        Add note
      </Button>
    </form>
  );
}
