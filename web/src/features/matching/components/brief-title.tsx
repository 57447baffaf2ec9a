import type { SavedBrief } from "@triptych/contract/matching-briefs";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { useFocusAfterEdit } from "../use-focus-after-edit.ts";
import { RenameBrief } from "./rename-brief.tsx";

/** Shows the name of the brief above its matches, with a button that edits it in its place. */
export function BriefTitle({ brief }: { brief: Pick<SavedBrief, "id" | "name" | "isNameGiven"> }) {
  const [isEditing, setIsEditing] = useState(false);
  const button = useFocusAfterEdit<HTMLButtonElement>(isEditing);
  if (isEditing) return <RenameBrief brief={brief} onDone={() => setIsEditing(false)} />;
  return (
    <p className="flex min-w-0 items-center gap-1">
      <bdi className="min-w-0 font-medium break-words text-ink-soft">{brief.name}</bdi>
      <button
        ref={button}
        type="button"
        aria-label={`Rename the brief “${brief.name}”`}
        onClick={() => setIsEditing(true)}
        className="grid size-11 shrink-0 place-content-center rounded-md text-ink-faint hover:bg-hover hover:text-ink"
      >
        <Pencil aria-hidden="true" className="size-4" />
      </button>
    </p>
  );
}
