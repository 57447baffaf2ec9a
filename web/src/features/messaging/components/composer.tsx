import { isBlank } from "@triptych/contract/basics";
import { messagingLimits, type Correspondent } from "@triptych/contract/messaging";
import { attachmentLimits } from "@triptych/contract/attachments";
import { SendHorizontal } from "lucide-react";
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { isNarrow } from "../../../platform/breakpoint.ts";
import { useDraft } from "../../../platform/drafts.ts";
import { Button } from "../../../ui/button.tsx";
import { CharacterCounter } from "../../../ui/character-counter.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useAttachmentTray } from "../use-attachment-tray.ts";
import { useDraftMessage } from "../use-draft-message.ts";
import { useFileDrop } from "../use-file-drop.ts";
import { useOutbox, useOutgoingUploads, watchNextSend } from "../use-outbox.ts";
import { AttachButton } from "./attach-button.tsx";
import { AttachmentTrayList } from "./attachment-tray-list.tsx";

export interface ComposerProps {
  correspondent: Correspondent;
  searchText?: string | undefined;
  onSearchUsed?: (() => void) | undefined;
  /** Sends the text where it is more than a message. Returns whether it was sent; otherwise the text stays. */
  onSend?: ((text: string, fileIds: string[]) => Promise<boolean>) | undefined;
  /** Changes a draft, and each time that it is another function the text in the message box. */
  revise?: ((text: string) => string) | undefined;
  isSending?: boolean;
}

/**
 * Shows the message box. Enter sends, Shift and Enter start a new line. What is typed survives a reload. Files are chosen, pasted or
 * dropped, and uploaded while somebody still writes.
 */
export function Composer({
  correspondent,
  searchText,
  onSearchUsed,
  onSend,
  revise,
  isSending = false,
}: ComposerProps) {
  const { id, displayName } = correspondent;
  const [text, setText] = useDraft(`message:${id}`);
  const outbox = useOutbox();
  const uploads = useOutgoingUploads();
  const box = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const cameFromSearch = useRef(searchText !== undefined);
  const isDrafting = useDraftMessage({
    receiverId: id,
    searchText,
    input: text,
    onDraft: useRevision({ revise }, text, setText),
    onUsed: onSearchUsed,
  });
  const isTooLong = text.length > messagingLimits.messageMax;
  const { tray, items } = useAttachmentTray(id);
  const [isWanted, setIsWanted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // NOTE: a message waits with its files for a connection. An introduction is sent at once, with words, or not at all.
  const hasProblem = items.some(({ problem, mayRetry }) => problem !== null && (onSend !== undefined || !mayRetry));
  const isUploading = items.some(({ file, problem }) => file === null && problem === null);
  const hasContent = !isBlank(text) || (items.length > 0 && !onSend);
  const maySend = hasContent && !isTooLong && !hasProblem;
  const isDropping = useFileDrop(form, add);

  useEffect(() => {
    // NOTE: no focus on narrow screens, where the keyboard would cover the conversation.
    if (isNarrow()) return;
    const { current } = box;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  function add(files: readonly File[]) {
    if (tray.add(files) > 0) toastError(`A message can have at most ${attachmentLimits.perMessage} files.`);
  }

  async function send() {
    if (!maySend || isSending) {
      setIsWanted(false);
      return;
    }
    if (onSend) {
      const files = tray.findReady();
      setIsWanted(files === null);
      if (files !== null && (await onSend(text.trim(), idsOf(files)))) clear();
      return;
    }
    if (cameFromSearch.current) announceNextSend(id);
    cameFromSearch.current = false;
    const taken = tray.take();
    uploads.take(taken);
    outbox.add(id, text.trim(), taken.files);
    clear();
    box.current?.focus();
  }

  function clear() {
    setText("");
    tray.take();
  }

  const sendWanted = useEffectEvent(() => void send());
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what ends an upload is outside the component
    if (isWanted && !isUploading) sendWanted();
  }, [isWanted, isUploading]);

  function onPaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files];
    // NOTE: what is copied from a document comes as words and as a picture of them.
    if (files.length === 0 || event.clipboardData.types.includes("text/plain")) return;
    event.preventDefault();
    add(files);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }

  return (
    <form ref={form} onSubmit={onSubmit} className="border-t p-3 sm:p-4">
      {isDropping && (
        <p className="mb-2.5 rounded-lg border border-dashed border-accent bg-accent-soft px-3 py-4 text-center text-sm text-accent">
          Drop pictures or PDFs to add them
        </p>
      )}
      {items.length > 0 && <AttachmentTrayList items={items} tray={tray} onRemoved={() => box.current?.focus()} />}
      <div className="flex items-end gap-2.5">
        <AttachButton
          onChosen={(files) => {
            add(files);
            box.current?.focus();
          }}
        />
        <Textarea
          ref={box}
          rows={1}
          value={text}
          dir="auto"
          aria-label={`Message to ${displayName}`}
          aria-describedby={isTooLong ? hintId : undefined}
          aria-invalid={isTooLong || undefined}
          placeholder={isDrafting ? "AI is generating message..." : "Type a message..."}
          onChange={(event) => {
            setText(event.target.value);
            setIsWanted(false);
          }}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
          className="max-h-36 min-h-11! resize-none! py-2!"
        />
        <Button
          type="submit"
          variant="accent"
          size="icon"
          aria-label="Send message"
          disabled={!maySend}
          isBusy={isSending || isWanted}
          className="shrink-0"
        >
          {!isSending && !isWanted && <SendHorizontal aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
        </Button>
      </div>
      <FilesNote isWanted={isWanted} hasProblem={hasProblem} waits={items.some(({ problem }) => problem !== null)} />
      {text.length > messagingLimits.messageMax * 0.9 && (
        <output id={hintId} className="mt-1.5 block text-end">
          <CharacterCounter length={text.length} max={messagingLimits.messageMax} />
        </output>
      )}
    </form>
  );
}

interface FilesNoteProps {
  isWanted: boolean;
  hasProblem: boolean;
  /** Says that a file has not been uploaded for want of a connection. */
  waits: boolean;
}

function FilesNote({ isWanted, hasProblem, waits }: FilesNoteProps) {
  return (
    <output className="text-sm text-ink-soft">
      {isWanted && <span className="mt-1.5 block">It is sent as soon as the files are uploaded.</span>}
      {waits && !hasProblem && (
        <span className="mt-1.5 block">
          Send the message now if you like. It waits with its files until the connection is back.
        </span>
      )}
      {hasProblem && (
        <span className="mt-1.5 block">
          Remove the files that can't be sent, or try them again. Your words are kept.
        </span>
      )}
    </output>
  );
}

const idsOf = (files: readonly { id: string }[]) => files.map(({ id }) => id);

const unchanged = (text: string) => text;

/** Revises what is in the message box whenever the revision changes. Returns what puts a draft into the box, revised. */
function useRevision(
  { revise = unchanged }: Pick<ComposerProps, "revise">,
  text: string,
  setText: (text: string) => void,
): (draft: string) => void {
  const reviseText = useEffectEvent((change: (text: string) => string) => {
    const revised = change(text);
    if (revised !== text) setText(revised);
  });
  useEffect(() => reviseText(revise), [revise]);
  return (draft) => setText(revise(draft));
}

/** Announces whether the first message after a search was sent. Later messages show their own state. */
function announceNextSend(contactId: string) {
  watchNextSend(contactId, {
    onSent: () => toast({ title: "Message Sent" }),
    onFailed: () => toastError("Failed to send message"),
  });
}
