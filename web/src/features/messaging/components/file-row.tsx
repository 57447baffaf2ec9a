import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { formatBytes } from "../../../platform/format.ts";
import { classes } from "../../../ui/classes.ts";
import { Progress } from "../../../ui/progress.tsx";
import type { OutgoingFile } from "../outbox.ts";

interface FileRowProps {
  file: OutgoingFile;
  state: ReactNode;
  /** Stands at its end, such as buttons. */
  children?: ReactNode;
}

/** Shows a file of a message that is not sent yet: a small picture, its name and its state. */
export function FileRow({ file: { name, preview, problem }, state, children }: FileRowProps) {
  return (
    <li
      className={classes(
        "flex w-full min-w-0 items-center gap-2.5 rounded-lg border border-line bg-surface p-2",
        problem === null && "sm:w-72",
      )}
    >
      {preview === null ? (
        <span className="grid size-12 shrink-0 place-items-center rounded-md bg-sunken text-ink-soft">
          <FileText aria-hidden="true" className="size-5.5" />
        </span>
      ) : (
        <img src={preview} alt="" className="size-12 shrink-0 rounded-md bg-sunken object-cover" />
      )}
      <div className="min-w-0 flex-1 text-sm leading-5">
        <p className="truncate font-medium" dir="auto">
          {name}
        </p>
        {state}
      </div>
      {children}
    </li>
  );
}

/** Says how far a file is: on its way, being checked, ready or not taken. */
export function FileState({ name, bytes, share, file, problem }: OutgoingFile & { share: number }) {
  if (problem !== null)
    return (
      <p role="alert" className="text-danger wrap-anywhere">
        {problem}
      </p>
    );
  if (file) return <p className="text-ink-soft">{formatBytes(bytes)}</p>;
  if (share >= 1) return <p className="text-ink-soft">Checking…</p>;
  return <Progress label={`Uploading ${name}`} value={share} max={1} className="mt-1.5" />;
}
