import type { SavedBrief } from "@triptych/contract/matching-briefs";
import type { Contact } from "@triptych/contract/messaging";
import { FileText, UserPlus } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { Input } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { useCreateProject } from "../api.ts";
import type { Draft } from "../rules.ts";

const loadSchema = async () => (await import("@triptych/contract/projects")).createProject.body;

export interface NewProjectFormProps {
  contact: Contact | undefined;
  brief: SavedBrief | undefined;
  /** Fills the title and the description, which can be changed. */
  draft: Draft;
  /** Warns that the person or the brief was not found. */
  isSomethingMissing: boolean;
  onDone: () => void;
}

export function NewProjectForm({ contact, brief, draft, isSomethingMissing, onDone }: NewProjectFormProps) {
  const create = useCreateProject();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useContractForm(loadSchema, {
    defaultValues: {
      ...draft,
      ...(contact && { contactId: contact.id }),
      ...(brief && { briefId: brief.id }),
    },
  });
  const { setFocus } = form;
  // Focuses the title once the form is drawn: it may appear after its dialog, which has set the focus already.
  useEffect(() => setFocus("title"), [setFocus]);
  const send = form.onSubmit(
    async (body) => {
      setProblem(null);
      await create.mutateAsync({ body });
      toast({ title: "Success", description: "Project created successfully" });
      onDone();
    },
    (error) => setProblem(sentenceOf(error, "Failed to create project")),
  );
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      {isSomethingMissing && (
        <Notice tone="warning">
          We could not find the person or the brief for this project. You can create it without them.
        </Notice>
      )}
      {(contact ?? brief) && (
        <ul className="flex flex-col gap-1.5 text-[0.9375rem] leading-6 text-ink-soft">
          {contact && (
            <Origin icon={<UserPlus />}>
              <bdi>{contact.displayName}</bdi> will be invited.
            </Origin>
          )}
          {brief && (
            <Origin icon={<FileText />}>The brief is added to the project. The people you invite can read it.</Origin>
          )}
        </ul>
      )}
      <Field label="Title" isRequired error={form.errorAt("title")}>
        <Input autoComplete="off" {...form.register("title")} />
      </Field>
      <Field label="Description" isRequired error={form.errorAt("description")}>
        <Textarea rows={5} className="max-h-72" {...form.register("description")} />
      </Field>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Button type="submit" isBusy={form.isSending} className="w-full">
        CREATE PROJECT
      </Button>
    </form>
  );
}

function Origin({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <span aria-hidden="true" className="mt-1 text-accent [&_svg]:size-4">
        {icon}
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
