import { FileText, RotateCw, X } from "lucide-react";
import { formatBytes } from "../../../platform/format.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Progress } from "../../../ui/progress.tsx";
import type { AttachmentTray, TrayItem } from "../attachment-tray.ts";

export interface AttachmentTrayListProps {
  items: readonly TrayItem[];
  tray: Pick<AttachmentTray, "remove" | "retry">;
  /** Runs after one was removed, so that the focus has somewhere to go. */
  onRemoved: () => void;
}

/** Shows the files of the message that is being written, with how far they are. */
export function AttachmentTrayList({ items, tray, onRemoved }: AttachmentTrayListProps) {
  return (
    <ul aria-label="Files of this message" className="mb-2.5 flex max-h-52 flex-wrap gap-2 overflow-y-auto">
      {items.map((item) => (
        <li
          key={item.key}
          className={classes(
            "flex w-full min-w-0 items-center gap-2.5 rounded-lg border border-line bg-surface p-2",
            item.problem === null && "sm:w-72",
          )}
        >
          {item.preview === null ? (
            <span className="grid size-12 shrink-0 place-items-center rounded-md bg-sunken text-ink-soft">
              <FileText aria-hidden="true" className="size-5.5" />
            </span>
          ) : (
            <img src={item.preview} alt="" className="size-12 shrink-0 rounded-md bg-sunken object-cover" />
          )}
          <div className="min-w-0 flex-1 text-sm leading-5">
            <p className="truncate font-medium" dir="auto">
              {item.name}
            </p>
            <State item={item} />
          </div>
          {item.problem !== null && item.mayRetry && (
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Try ${item.name} again`}
              onClick={() => tray.retry(item.key)}
              className="size-9!"
            >
              <RotateCw aria-hidden="true" className="size-4" />
            </Button>
          )}
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Remove ${item.name}`}
            onClick={() => {
              tray.remove(item.key);
              onRemoved();
            }}
            className="size-9!"
          >
            <X aria-hidden="true" className="size-4" />
          </Button>
        </li>
      ))}
    </ul>
  );
}

function State({ item: { name, bytes, share, file, problem } }: { item: TrayItem }) {
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
