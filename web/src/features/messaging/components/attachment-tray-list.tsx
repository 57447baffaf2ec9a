import { RotateCw, X } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import type { AttachmentTray, TrayItem } from "../attachment-tray.ts";
import { FileRow, FileState } from "./file-row.tsx";

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
        <FileRow key={item.key} file={item} state={<FileState {...item} />}>
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
        </FileRow>
      ))}
    </ul>
  );
}
