import type { KeepingState } from "../brief-autosave.ts";

const notes: Record<KeepingState, string> = {
  idle: "",
  saving: "Saving…",
  saved: "Draft saved",
  failed: "Not saved yet; kept in this tab",
};

export function KeepingNote({ state }: { state: KeepingState }) {
  return (
    <span role="status" className="text-sm text-ink-faint">
      {notes[state]}
    </span>
  );
}
