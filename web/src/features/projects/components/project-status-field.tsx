import { nextProjectStatuses, type ProjectPage, type ProjectStatus } from "@triptych/contract/projects";
import { sentenceOf } from "../../../platform/api-error.ts";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useChangeStatus } from "../api.ts";

/** Lets people move the project to one of the statuses that may follow its current one. */
export function ProjectStatusField({ project: { id, status } }: { project: ProjectPage }) {
  const change = useChangeStatus();
  const options = [status, ...nextProjectStatuses[status]].map((value) => ({ value, label: capitalised(value) }));
  const move = (next: ProjectStatus) =>
    change.mutate(
      { params: { projectId: id }, body: { status: next } },
      {
        onSuccess: () => toast({ title: "Status changed", description: `The project is now ${next}.` }),
        onError: (error) => toastError(sentenceOf(error, "The status could not be changed.")),
      },
    );
  return (
    <Field label="Change status to">
      <Select
        value={change.isPending ? change.variables.body.status : status}
        options={options}
        aria-busy={change.isPending || undefined}
        onChange={(event) => {
          if (!change.isPending) move(event.target.value as ProjectStatus);
        }}
      />
    </Field>
  );
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
