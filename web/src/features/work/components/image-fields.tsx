import { fileLimits } from "@triptych/contract/file-limits";
import type { FilePicture } from "@triptych/contract/files";
import { workLimits } from "@triptych/contract/work-limits";
import { ImagePlus, Trash2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { newIdempotencyKey } from "../../../platform/api-client.ts";
import { sentenceOf } from "../../../platform/api-error.ts";
import { uploadFile } from "../../../platform/upload.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, FieldError } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { type FormImage, placeAsChosen } from "../rules.ts";
import { useReordering } from "../use-reordering.ts";
import { DragHandle } from "./drag-handle.tsx";

interface ImageFieldsProps {
  images: readonly FormImage[];
  onChange: (change: (images: readonly FormImage[]) => readonly FormImage[]) => void;
  error: string | undefined;
  errorAt: (at: number) => string | undefined;
}

interface Sending {
  key: string;
  name: string;
  share: number;
  problem?: string;
}

const megabytes = fileLimits.fileBytes / 1_000_000;

/** Lets pictures be added, described, ordered and taken off. */
export function ImageFields({ images, onChange, error, errorAt }: ImageFieldsProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  /** Holds the keys of what was chosen, in its order: uploads end in any order. */
  const chosen = useRef<string[]>([]);
  const left = workLimits.images - images.length - sending.filter(({ problem }) => problem === undefined).length;
  const { items, handleOf, itemOf, said } = useReordering(images, {
    keyOf: ({ key }) => key,
    nameOf: ({ alternativeText }) => alternativeText || "Picture",
    onMoved: (next) => onChange(() => next),
  });

  const note = (key: string, change: Partial<Sending> | null) =>
    setSending((list) =>
      change === null
        ? list.filter((each) => each.key !== key)
        : list.map((each) => (each.key === key ? { ...each, ...change } : each)),
    );

  async function send(file: File) {
    const key = newIdempotencyKey();
    chosen.current.push(key);
    setSending((list) => [...list, { key, name: file.name, share: 0 }]);
    try {
      const stored = await uploadFile(file, { purpose: "work", onProgress: (share) => note(key, { share }) });
      if (stored.kind !== "image") {
        note(key, { problem: "This is a document. Please save its pages as pictures and choose those." });
        return;
      }
      const image = { key, fileId: stored.id, shownAt: smallOf(stored.pictures), alternativeText: "" };
      onChange((list) => placeAsChosen(list, image, chosen.current));
      note(key, null);
    } catch (problem) {
      note(key, { problem: sentenceOf(problem, "It could not be uploaded. Please choose it again.") });
    }
  }

  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-3">
      <div>
        <p id={id} className="font-medium">
          Pictures
        </p>
        <p className="mt-0.5 text-sm leading-5 text-ink-soft">
          Up to {workLimits.images}, JPEG, PNG, WebP or AVIF, {megabytes} MB each. The first one is shown on cards.
        </p>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {items.length > 0 && (
        <ul aria-label="Pictures" className="flex flex-col gap-3">
          {items.map((image, at) => (
            <li
              key={image.key}
              {...itemOf(image)}
              className="flex flex-wrap items-start gap-3 rounded-lg border border-line bg-surface p-3 data-held:border-accent data-held:shadow-md"
            >
              {items.length > 1 && <DragHandle label={`Move picture ${at + 1}`} {...handleOf(image)} />}
              {image.isGone ? (
                <p className="grid aspect-[4/3] w-28 shrink-0 place-content-center rounded-md bg-sunken px-2 text-center text-xs text-ink-soft">
                  Not kept
                </p>
              ) : (
                <img
                  src={image.shownAt}
                  alt=""
                  className="aspect-[4/3] w-28 shrink-0 rounded-md bg-sunken object-cover"
                />
              )}
              <Field
                label={`What can be seen in picture ${at + 1}?`}
                hint="For people who do not see it."
                error={image.isGone ? gone : errorAt(at)}
                isRequired
                className="flex-1 basis-56 max-sm:order-2 max-sm:basis-full"
              >
                <Input
                  value={image.alternativeText}
                  maxLength={workLimits.alternativeTextMax}
                  onChange={({ target }) =>
                    onChange((list) =>
                      list.map((each) => (each.key === image.key ? { ...each, alternativeText: target.value } : each)),
                    )
                  }
                />
              </Field>
              {/* Stands beside the picture where the field has a row of its own. */}
              <Button
                variant="quiet"
                size="icon"
                className="max-sm:order-1 max-sm:ms-auto"
                aria-label={`Take picture ${at + 1} off`}
                onClick={() => {
                  onChange((list) => list.filter(({ key }) => key !== image.key));
                  button.current?.focus();
                }}
              >
                <Trash2 aria-hidden="true" className="size-4.5" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {sending.length > 0 && (
        <ul aria-label="Uploads" className="flex flex-col gap-2">
          {sending.map(({ key, name, share, problem }) => (
            <li key={key} className="rounded-lg border border-line px-3 py-2.5 text-sm">
              <p className="truncate font-medium">{name}</p>
              {problem === undefined ? (
                <Progress label={`Uploading ${name}`} value={share} max={1} className="mt-2" />
              ) : (
                <p role="alert" className="mt-1 flex flex-wrap items-baseline gap-x-3 text-danger">
                  {problem}
                  <Button variant="link" onClick={() => note(key, null)}>
                    Remove
                  </Button>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          ref={button}
          variant="secondary"
          size="sm"
          aria-disabled={left <= 0 || undefined}
          onClick={() => left > 0 && input.current?.click()}
        >
          <ImagePlus aria-hidden="true" className="size-4" />
          {items.length === 0 ? "Choose pictures" : "Add pictures"}
        </Button>
        {left <= 0 && <p className="mt-1.5 text-sm text-ink-soft">That is as many as a case study can have.</p>}
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <input
        ref={input}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label="Pictures of the work"
        className="hidden"
        onChange={({ target }) => {
          for (const file of [...(target.files ?? [])].slice(0, Math.max(left, 0))) void send(file);
          // NOTE: so that choosing the same file again is a change too.
          target.value = "";
        }}
      />
    </div>
  );
}

const gone = `A picture is kept for ${fileLimits.unusedHours} hours before it is saved. Please take this one off and add it again.`;
const smallOf = (pictures: readonly FilePicture[]) => pictures[0]!.url;
