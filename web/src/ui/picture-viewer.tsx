import type { WorkPicture as Picture } from "@triptych/contract/work-covers";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { WorkPicture } from "./work-picture.tsx";

export interface PictureViewerProps {
  title: string;
  /** Lists the pictures in their order. The one that is shown may go away meanwhile, which closes the viewer. */
  pictures: readonly (Picture & { id: string })[];
  shownId: string;
  onShow: (id: string) => void;
  onClose: () => void;
  /** Stands below the picture. */
  caption?: ReactNode;
  /** Stands at the end of the foot. */
  action?: ReactNode;
}

/** Shows pictures one at a time, as large as the window allows. */
export default function PictureViewer({
  title,
  pictures,
  shownId,
  onShow,
  onClose,
  caption,
  action,
}: PictureViewerProps) {
  const index = pictures.findIndex(({ id }) => id === shownId);
  const picture = pictures[index];
  const move = (by: number) => onShow(pictures[(index + by + pictures.length) % pictures.length]!.id);
  const pressed = useEffectEvent(({ key }: KeyboardEvent) => {
    if (!picture) return;
    if (key === "ArrowLeft") move(-1);
    if (key === "ArrowRight") move(1);
  });
  const isGone = picture === undefined;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isGone) close();
  }, [isGone]);
  useEffect(() => {
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
  if (!picture) return null;
  const mayMove = pictures.length > 1;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="lg"
      footer={
        (mayMove || action) && (
          <div className="flex w-full flex-wrap items-center justify-between gap-3">
            {mayMove && (
              <div className={action ? "flex items-center gap-3" : "flex flex-1 items-center justify-between gap-3"}>
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
            {action && <div className="ms-auto">{action}</div>}
          </div>
        )
      }
    >
      <figure>
        <WorkPicture
          key={picture.id}
          picture={picture}
          sizes="(min-width: 64rem) 60rem, 95vw"
          isFirst
          className="mx-auto h-auto max-h-[65vh] w-auto max-w-full rounded-md"
        />
        {caption && <figcaption className="mt-3 text-sm text-ink-soft wrap-anywhere">{caption}</figcaption>}
      </figure>
    </Dialog>
  );
}
