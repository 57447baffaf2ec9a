import type { ProjectCompletion as Completion, ProjectPage } from "@triptych/contract/projects";
import { sentenceOf } from "../../../platform/api-error.ts";
import { formatDate } from "../../../platform/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody, CardHeader } from "../../../ui/card.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useComplete } from "../use-endings.ts";
import { type CompletionStep, stepOf } from "../rules.ts";
import { ProjectReferences } from "./project-references.tsx";

/** Lets the two sides complete their project, each for itself, and give each other a reference after that. */
export function ProjectCompletion({ project }: { project: ProjectPage }) {
  const { id, completion } = project;
  if (!completion) return null;
  const step = stepOf(completion);
  return (
    <Card>
      <CardHeader title={titles[step]} />
      <CardBody className="flex flex-col items-start gap-4">
        <p role="status" className="leading-7 wrap-anywhere text-ink-soft">
          {standingOf(step, completion)}
        </p>
        {step !== "complete" && <Mark projectId={id} step={step} />}
        {step === "complete" && <ProjectReferences projectId={id} completion={completion} />}
      </CardBody>
    </Card>
  );
}

const titles: Record<CompletionStep, string> = {
  open: "When the work is done",
  mine: "Half complete",
  theirs: "Is it done?",
  complete: "Complete",
};

function Mark({ projectId, step }: { projectId: string; step: CompletionStep }) {
  const isMarked = step === "mine";
  const complete = useComplete();
  const mark = () =>
    complete.mutate(
      { params: { projectId }, body: { isComplete: !isMarked } },
      {
        onSuccess: ({ completion }) =>
          toast({
            title: isMarked ? "Taken back" : completion?.completedAt ? "Project complete" : "Marked as complete",
          }),
        onError: (error) => toastError(sentenceOf(error, "That could not be saved. Please try again.")),
      },
    );
  return (
    <Button variant={step === "theirs" ? "accent" : "secondary"} isBusy={complete.isPending} onClick={mark}>
      {isMarked ? "Take it back" : "Mark as complete"}
    </Button>
  );
}

function standingOf(step: CompletionStep, { with: other, mine, theirs, completedAt }: Completion): string {
  const name = other?.displayName ?? "The other side";
  const on = completedAt ? ` on ${formatDate(completedAt)}` : "";
  if (step === "complete")
    return other
      ? `You both marked this project as complete${on}.`
      : `This project was completed${on}. The other account is closed, so there are no references.`;
  if (step === "mine")
    return `You marked this as complete${mine ? ` on ${formatDate(mine)}` : ""}. ${name} was told and can mark it too, whenever they are ready.`;
  if (step === "theirs")
    return `${name} marked this as complete${theirs ? ` on ${formatDate(theirs)}` : ""}. Is it complete for you too?`;
  if (!other) return "Their account is closed. You can mark the project as complete on your own.";
  return `Each of you marks the project as complete, you and ${name}. Then you can give each other a reference.`;
}
