import { useState } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { useBriefs } from "../api.ts";

export interface BriefDialogProps {
  briefId: string | null;
  isBusy: boolean;
  onClose: () => void;
  onChoose: (briefId: string | null) => Promise<void>;
}

/** Lets somebody choose the brief that compares the people of a list. */
export function BriefDialog({ briefId, isBusy, onClose, onChoose }: BriefDialogProps) {
  const [chosen, setChosen] = useState(briefId ?? "");
  const { data, error, refetch, isFetching } = useBriefs(true);
  const options = [
    { value: "", label: "No brief" },
    ...(data ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title="Choose the brief of this list"
      description="Its requirements are what the people are compared by, and its next saves go to this list."
      size="sm"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button isBusy={isBusy} disabled={!data} onClick={() => void onChoose(chosen === "" ? null : chosen)}>
            Save
          </Button>
        </>
      }
    >
      {data ? (
        <Field label="Brief">
          <Select
            options={options}
            value={options.some(({ value }) => value === chosen) ? chosen : ""}
            onChange={({ target }) => setChosen(target.value)}
          />
        </Field>
      ) : error ? (
        <ErrorState
          message={sentenceOf(error, "Your briefs didn't load. Please try again.")}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <SectionSpinner label="Loading your briefs" />
      )}
    </Dialog>
  );
}
