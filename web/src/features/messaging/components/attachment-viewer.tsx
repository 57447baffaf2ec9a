import type { StoredFile } from "@triptych/contract/files";
import { ChevronLeft, ChevronRight, Download } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

interface AttachmentViewerProps {
  /** Lists the pictures of the message. */
  pictures: readonly StoredFile[];
  shownId: string;
  onShow: (id: string) => void;
  onClose: () => void;
}

/** Shows the pictures of a message one at a time, as large as the window allows. */
export default function AttachmentViewer({ pictures, shownId, onShow, onClose }: AttachmentViewerProps) {
  const index = pictures.findIndex(({ id }) => id === shownId);
  const file = pictures[index];
  const move = (by: number) => onShow(pictures[(index + by + pictures.length) % pictures.length]!.id);
  const pressed = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") move(-1);
    if (key === "ArrowRight") move(1);
  });
  const isGone = file === undefined;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isGone) close();
  }, [isGone]);
  useEffect(() => {
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
  if (!file) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={file.name}
      size="lg"
      footer={
        <div className="flex w-full flex-wrap items-center justify-between gap-3">
          {pictures.length > 1 && (
            <div className="flex items-center gap-3">
              <Button variant="secondary" size="icon" aria-label="The picture before" onClick={() => move(-1)}>
                <ChevronLeft aria-hidden="true" className="size-5" />
              </Button>
              <span role="status" className="text-sm text-ink-soft tabular-nums">
                {index + 1} of {pictures.length}
              </span>
              <Button variant="secondary" size="icon" aria-label="The next picture" onClick={() => move(1)}>
                <ChevronRight aria-hidden="true" className="size-5" />
              </Button>
            </div>
          )}
          <Button variant="secondary" asChild className="ms-auto">
            <a href={file.url} download>
              <Download aria-hidden="true" className="size-4" />
              Save picture
            </a>
          </Button>
        </div>
      }
    >
      <img
        key={file.id}
        src={file.url}
        srcSet={file.pictures.map((each) => `${each.url} ${each.width}w`).join(", ")}
        sizes="(min-width: 64rem) 60rem, 95vw"
        width={file.width}
        height={file.height}
        alt={file.name}
        className="mx-auto h-auto max-h-[65vh] w-auto max-w-full rounded-md bg-sunken"
      />
    </Dialog>
  );
}
