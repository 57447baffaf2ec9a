import type { Attachment } from "@triptych/contract/attachments";
import type { StoredFile } from "@triptych/contract/files";
import { Download, FileText, Trash2 } from "lucide-react";
import { useState } from "react";
import { formatBytes } from "../../../platform/format.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";

const PictureViewer = lazyPart(() => import("../../../ui/picture-viewer.tsx"), {
  whileLoading: null,
  mayReload: false,
});

export interface MessageAttachmentsProps {
  attachments: readonly Attachment[];
  isOwn: boolean;
  /** Deletes one; absent where that is not possible, or not any more. */
  onDelete?: ((attachment: Attachment) => void) | undefined;
}

/** Shows what was sent with a message: pictures with their room kept before they have loaded, and cards of documents. */
export function MessageAttachments({ attachments, isOwn, onDelete }: MessageAttachmentsProps) {
  const [shown, setShown] = useState<string | null>(null);
  const pictures = attachments.flatMap(({ file }) => (file?.kind === "image" ? pictureOf(file) : []));
  const shownFile = attachments.find(({ id }) => id === shown)?.file;
  return (
    <>
      <ul
        aria-label="Attachments"
        className={classes("flex max-w-[85%] flex-wrap gap-1.5 sm:max-w-[75%]", isOwn && "justify-end")}
      >
        {attachments.map((attachment) => {
          const { id, file } = attachment;
          return (
            <li
              key={id}
              className={classes(
                "group/file relative max-w-full",
                !file && "flex w-full",
                !file && isOwn && "justify-end",
              )}
            >
              {file === null && <Deleted />}
              {file?.kind === "image" && <Picture file={file} onOpen={() => setShown(id)} />}
              {file?.kind === "pdf" && <DocumentCard file={file} />}
              {file && onDelete && (
                <Button
                  variant="secondary"
                  size="icon"
                  aria-label={`Delete ${file.name}`}
                  onClick={() => onDelete(attachment)}
                  className="absolute! end-1.5 top-1.5 size-8! opacity-0 group-focus-within/file:opacity-100 group-hover/file:opacity-100 pointer-coarse:opacity-100"
                >
                  <Trash2 aria-hidden="true" className="size-4" />
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {shown !== null && (
        <PictureViewer
          title={shownFile?.name ?? ""}
          pictures={pictures}
          shownId={shown}
          onShow={setShown}
          onClose={() => setShown(null)}
          action={
            shownFile && (
              <Button variant="secondary" asChild>
                <a href={shownFile.url} download>
                  <Download aria-hidden="true" className="size-4" />
                  Save picture
                </a>
              </Button>
            )
          }
        />
      )}
    </>
  );
}

const pictureOf = ({ id, name, width = 1, height = 1, pictures }: StoredFile) => ({
  id,
  alternativeText: name,
  width,
  height,
  pictures,
});

/** Sets how large a picture is shown in a conversation at most, in pixels. */
const shownAtMost = { width: 320, height: 280 };

function Picture({ file, onOpen }: { file: StoredFile; onOpen: () => void }) {
  const [isGone, setIsGone] = useState(false);
  const [width, height] = [file.width ?? 1, file.height ?? 1];
  const scale = Math.min(1, shownAtMost.width / width, shownAtMost.height / height);
  const size = { width: Math.max(Math.round(width * scale), 48), height: Math.max(Math.round(height * scale), 48) };
  // NOTE: a page that did not hear that it was deleted finds its address empty.
  if (isGone) return <Deleted words="This picture can't be shown. It may have been deleted." />;
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={`Open ${file.name}`}
      className="block max-w-full overflow-hidden rounded-xl border border-line bg-sunken"
    >
      <img
        src={file.url}
        srcSet={file.pictures.map((each) => `${each.url} ${each.width}w`).join(", ")}
        sizes={`${size.width}px`}
        {...size}
        alt={file.name}
        decoding="async"
        onError={() => setIsGone(true)}
        className="block h-auto max-w-full object-cover"
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
      />
    </button>
  );
}

function DocumentCard({ file }: { file: StoredFile }) {
  return (
    <a
      href={file.url}
      download
      className="flex w-72 max-w-full items-center gap-3 rounded-xl border border-line bg-surface p-3 pe-11 text-ink hover:bg-hover"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-md bg-sunken text-ink-soft">
        <FileText aria-hidden="true" className="size-5.5" />
      </span>
      <span className="min-w-0 text-sm leading-5">
        <span className="block truncate font-medium" dir="auto">
          {file.name}
        </span>
        <span className="block text-ink-soft">PDF, {formatBytes(file.bytes)}</span>
      </span>
    </a>
  );
}

function Deleted({ words = "Attachment deleted" }: { words?: string }) {
  return <p className="rounded-xl border border-dashed border-line px-3.5 py-2 text-sm text-ink-soft">{words}</p>;
}
