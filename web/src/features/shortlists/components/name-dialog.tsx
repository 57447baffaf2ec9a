import { isBlank } from "@triptych/contract/basics";
import { shortlistLimits } from "@triptych/contract/shortlists";
import { type FormEvent, useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";

export interface NameDialogProps {
  title: string;
  button: string;
  /** Holds the name as it is, for a list that has one. */
  name?: string;
  isBusy: boolean;
  onClose: () => void;
  onName: (name: string) => Promise<void>;
}

/** Asks for the name of a list. */
export function NameDialog({ title, button, name = "", isBusy, onClose, onName }: NameDialogProps) {
  const form = useId();
  const [typed, setTyped] = useState(name);
  const [isAsked, setIsAsked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (!isBusy && !isBlank(typed)) void onName(typed.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="sm"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} isBusy={isBusy}>
            {button}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Field label="Name" isRequired error={isAsked && isBlank(typed) ? "Please give the list a name" : undefined}>
          <Input
            autoComplete="off"
            value={typed}
            maxLength={shortlistLimits.nameMax}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
