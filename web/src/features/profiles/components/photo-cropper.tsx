import "react-easy-crop/react-easy-crop.css";
import { fileLimits } from "@triptych/contract/files";
import { useEffect, useRef, useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import { sentenceOf } from "../../../platform/api-error.ts";
import { uploadFile } from "../../../platform/upload.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Progress } from "../../../ui/progress.tsx";

export interface PhotoCropperProps {
  file: File;
  noun: "photo" | "logo";
  /** Runs with the id of the uploaded file. What it throws is shown. */
  onUploaded: (fileId: string) => Promise<void>;
  onClose: () => void;
}

/** Lets somebody choose the part of a picture that is kept, and uploads it. A logo may have room around it. */
export default function PhotoCropper({ file, noun, onUploaded, onClose }: PhotoCropperProps) {
  const { preview, problem: unreadable } = usePreview(file);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const area = useRef<Area>(undefined);
  const sending = useRef<AbortController>(undefined);
  const minZoom = noun === "logo" ? 0.5 : 1;
  const isSending = share !== undefined;

  useEffect(() => () => sending.current?.abort(), []);

  async function save() {
    if (!area.current) return;
    const { x, y, width, height } = area.current;
    const crop = { x: x / 100, y: y / 100, width: width / 100, height: height / 100 };
    sending.current = new AbortController();
    setProblem(undefined);
    setShare(0);
    try {
      const options = { purpose: "photo", crop, onProgress: setShare, signal: sending.current.signal } as const;
      await onUploaded((await uploadFile(file, options)).id);
    } catch (error) {
      if (!sending.current.signal.aborted)
        setProblem(sentenceOf(error, `We couldn't save your ${noun}. Please try again.`));
    } finally {
      setShare(undefined);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={noun === "photo" ? "Choose what is shown" : "Place your logo"}
      description="Drag the picture, or focus it and use the arrow keys."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button isBusy={isSending} aria-disabled={!preview || undefined} onClick={() => void save()}>
            Save {noun}
          </Button>
        </>
      }
    >
      <div className={`relative h-72 overflow-hidden rounded-lg sm:h-80 ${noun === "logo" ? "bg-white" : "bg-sunken"}`}>
        {preview && (
          <Cropper
            image={preview}
            crop={position}
            zoom={zoom}
            minZoom={minZoom}
            maxZoom={maxZoom}
            aspect={1}
            cropShape={noun === "logo" ? "rect" : "round"}
            showGrid={false}
            restrictPosition={noun === "photo"}
            disableAutomaticStylesInjection
            keyboardStep={8}
            cropperProps={{
              role: "group",
              "aria-label": `The part of your ${noun} that is shown. Arrow keys move it.`,
            }}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropAreaChange={(kept) => (area.current = kept)}
            onCropComplete={(kept) => (area.current = kept)}
          />
        )}
      </div>
      <label className="mt-5 flex items-center gap-4 text-sm font-medium">
        Zoom
        <input
          type="range"
          min={minZoom}
          max={maxZoom}
          step={0.05}
          value={zoom}
          disabled={!preview || isSending}
          onChange={({ target }) => setZoom(Number(target.value))}
          className="min-h-11 flex-1 accent-accent"
        />
      </label>
      {/* Keeps its room, so that nothing moves when saving begins. */}
      <div className="mt-4 h-2">{isSending && <Progress label={`Saving your ${noun}`} value={share} max={1} />}</div>
      {(problem ?? unreadable) && (
        <p role="alert" className="mt-4 text-[0.9375rem] leading-6 text-danger">
          {problem ?? unreadable}
        </p>
      )}
    </Dialog>
  );
}

const maxZoom = 4;
/** Limits the preview, so that large photos move smoothly. */
const previewSide = 1_200;

/** Returns a small version of a picture, or why there is none. */
function usePreview(file: File) {
  const [state, setState] = useState<{ preview?: string; problem?: string }>({});
  useEffect(() => {
    let isGone = false;
    draw(file).then(
      (preview) => isGone || setState({ preview }),
      (error: unknown) => isGone || setState({ problem: error instanceof TooLarge ? tooLarge : unreadable }),
    );
    return () => {
      isGone = true;
    };
  }, [file]);
  return state;
}

class TooLarge extends Error {}

const tooLarge = `A picture can have at most ${fileLimits.fileBytes / 1_000_000} MB. Please choose a smaller one.`;
const unreadable = "We can't open this picture. Please choose a JPEG, PNG, WebP or AVIF file.";

async function draw(file: File): Promise<string> {
  if (file.size > fileLimits.fileBytes) throw new TooLarge();
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, previewSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d")!;
  // NOTE: what is transparent is white on every page.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL("image/jpeg", 0.9);
}
