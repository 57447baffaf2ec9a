import type { SavedBrief } from "@triptych/contract/matching-briefs";
import type { Contact } from "@triptych/contract/messaging";
import { useState } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { Input } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { useCreateProject } from "../api.ts";
import type { Draft, Plan } from "../rules.ts";
import { PlanFields } from "./plan-fields.tsx";

const loadSchema = async () => (await import("@triptych/contract/projects")).createProject.body;

interface ChooseFormProps {
  person: Contact;
  brief: SavedBrief | undefined;
  /** Warns that the brief was not found. */
  isBriefMissing: boolean;
  draft: Draft & Plan;
  onDone: (projectId: string) => void;
}

/** Starts a project with somebody, from what is read in a brief. */
export function ChooseForm({ person, brief, isBriefMissing, draft, onDone }: ChooseFormProps) {
  const create = useCreateProject();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useContractForm(loadSchema, {
    defaultValues: { ...draft, contactId: person.id, ...(brief && { briefId: brief.id }) },
  });
  const send = form.onSubmit(
    async (body) => {
      setProblem(null);
      const { id } = await create.mutateAsync({ body });
      toast({ title: "Project started", description: `${person.displayName} can now accept or decline.` });
      onDone(id);
    },
    (error) => setProblem(sentenceOf(error, "The project could not be started. Please try again.")),
  );
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      {isBriefMissing && (
        <Notice tone="warning">This brief was deleted, so please describe the project yourself.</Notice>
      )}
      <Field label="Title" isRequired error={form.errorAt("title")}>
        <Input autoComplete="off" {...form.register("title")} />
      </Field>
      <Field label="Description" isRequired error={form.errorAt("description")}>
        <Textarea rows={6} className="max-h-80" {...form.register("description")} />
      </Field>
      <PlanFields form={form} />
      {brief && (
        <p className="text-sm leading-6 text-ink-soft">
          The text of your brief is added to the project, as it is saved.
        </p>
      )}
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Button type="submit" variant="accent" isBusy={form.isSending} className="self-start max-sm:w-full">
        Choose {person.displayName}
      </Button>
    </form>
  );
}
