import { matchingLimits } from "@triptych/contract/matching";
import type { SavedBrief } from "@triptych/contract/matching-briefs";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { takesEscape } from "../../../ui/takes-escape.ts";
import { Input } from "../../../ui/input.tsx";
import { useRenameBrief } from "../use-rename-brief.ts";

export interface RenameBriefProps {
  brief: Pick<SavedBrief, "id" | "name" | "isNameGiven">;
  /** Runs when the name was saved or left as it was. */
  onDone: () => void;
}

/** Edits a brief's name in its place. Enter saves, Escape leaves, and an empty name gives back the automatic one. */
export function RenameBrief({ brief, onDone }: RenameBriefProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const [name, setName] = useState(brief.name);
  const { rename, isSaving } = useRenameBrief(brief);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (name.trim() === brief.name || (await rename(name.trim()))) onDone();
  };
  return (
    <form onSubmit={(event) => void save(event)} className="flex min-w-0 grow flex-wrap items-center gap-2">
      <label htmlFor={id} className="sr-only">
        Name of this brief
      </label>
      <Input
        {...takesEscape}
        id={id}
        ref={input}
        autoComplete="off"
        value={name}
        maxLength={matchingLimits.briefNameMax}
        aria-describedby={brief.isNameGiven ? `${id}-hint` : undefined}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && onDone()}
        className="max-w-xl grow basis-56"
      />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" size="sm" isBusy={isSaving} className="min-h-11">
          Save
        </Button>
        <Button variant="quiet" size="sm" onClick={onDone} className="min-h-11">
          Cancel
        </Button>
      </div>
      {brief.isNameGiven && (
        <p id={`${id}-hint`} className="basis-full text-sm text-ink-faint">
          Leave it empty to have the brief named after its jobs again.
        </p>
      )}
    </form>
  );
}
