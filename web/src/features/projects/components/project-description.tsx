import type { ProjectPage } from "@triptych/contract/projects";
import { useState } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody, CardHeader } from "../../../ui/card.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { Input } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { useUpdateProject } from "../api.ts";
import { PlanFields } from "./plan-fields.tsx";

const loadSchema = async () => (await import("@triptych/contract/projects")).updateProject.body;

/** Shows what the project is about. Its owner can edit it. */
export function ProjectDescription({ project }: { project: ProjectPage }) {
  const [isEditing, setIsEditing] = useState(false);
  const close = () => setIsEditing(false);
  return (
    <Card>
      <CardHeader
        title="Description"
        aside={
          project.isOwner && (
            <Button variant="secondary" size="sm" onClick={() => setIsEditing(true)}>
              Edit
            </Button>
          )
        }
      />
      <CardBody>
        <p className="leading-7 wrap-anywhere whitespace-pre-wrap" dir="auto">
          {project.description}
        </p>
      </CardBody>
      <Dialog open={isEditing} onClose={close} title="Edit the project">
        <EditForm project={project} onDone={close} />
      </Dialog>
    </Card>
  );
}

function EditForm({ project, onDone }: { project: ProjectPage; onDone: () => void }) {
  const { id, title, description } = project;
  const update = useUpdateProject();
  const [problem, setProblem] = useState<string | null>(null);
  const { requirements, budget, dates, startsOn, endsOn } = project;
  const form = useContractForm(loadSchema, {
    defaultValues: { title, description, requirements, budget, dates, startsOn, endsOn },
  });
  const send = form.onSubmit(
    async (body) => {
      setProblem(null);
      await update.mutateAsync({ params: { projectId: id }, body });
      toast({ title: "Project saved" });
      onDone();
    },
    (error) => setProblem(sentenceOf(error, "The project could not be saved.")),
  );
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      <Field label="Title" isRequired error={form.errorAt("title")}>
        <Input autoComplete="off" {...form.register("title")} />
      </Field>
      <Field label="Description" isRequired error={form.errorAt("description")}>
        <Textarea rows={6} className="max-h-80" {...form.register("description")} />
      </Field>
      <PlanFields form={form} />
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Button type="submit" isBusy={form.isSending} className="w-full">
        Save
      </Button>
    </form>
  );
}
