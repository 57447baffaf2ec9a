import type { CaseStudyImage } from "@triptych/contract/work";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { WorkPicture } from "../../../ui/work-picture.tsx";

interface PictureViewerProps {
  title: string;
  images: readonly CaseStudyImage[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** Shows the pictures of a case study one at a time, as large as the window allows. */
export function PictureViewer({ title, images, index, onMove, onClose }: PictureViewerProps) {
  const image = images[index];
  const move = (by: number) => onMove((index + by + images.length) % images.length);
  const pressed = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") move(-1);
    if (key === "ArrowRight") move(1);
  });
  useEffect(() => {
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
  if (!image) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="lg"
      footer={
        images.length > 1 && (
          <div className="flex w-full items-center justify-between gap-3">
            <Button variant="secondary" size="icon" aria-label="The picture before" onClick={() => move(-1)}>
              <ChevronLeft aria-hidden="true" className="size-5" />
            </Button>
            <span role="status" className="text-sm text-ink-soft tabular-nums">
              {index + 1} of {images.length}
            </span>
            <Button variant="secondary" size="icon" aria-label="The next picture" onClick={() => move(1)}>
              <ChevronRight aria-hidden="true" className="size-5" />
            </Button>
          </div>
        )
      }
    >
      <figure>
        <WorkPicture
          key={image.fileId}
          picture={image}
          sizes="(min-width: 64rem) 60rem, 95vw"
          isFirst
          className="mx-auto h-auto max-h-[65vh] w-auto max-w-full rounded-md"
        />
        <figcaption className="mt-3 text-sm text-ink-soft wrap-anywhere">{image.alternativeText}</figcaption>
      </figure>
    </Dialog>
  );
}
