import { isBlank } from "@triptych/contract/basics";
import { messagingLimits, type Correspondent } from "@triptych/contract/messaging";
import { SendHorizontal } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from "react";
import { isNarrow } from "../../../platform/breakpoint.ts";
import { useDraft } from "../../../platform/drafts.ts";
import { Button } from "../../../ui/button.tsx";
import { CharacterCounter } from "../../../ui/character-counter.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useDraftMessage } from "../use-draft-message.ts";
import { useOutbox, watchNextSend } from "../use-outbox.ts";

export interface ComposerProps {
  correspondent: Correspondent;
  searchText?: string | undefined;
  onSearchUsed?: (() => void) | undefined;
  /** Sends the text where it is more than a message. Returns whether it was sent; otherwise the text stays. */
  onSend?: ((text: string) => Promise<boolean>) | undefined;
  isSending?: boolean;
}

/** Shows the message box. Enter sends, Shift and Enter start a new line. What is typed survives a reload. */
export function Composer({ correspondent, searchText, onSearchUsed, onSend, isSending = false }: ComposerProps) {
  const { id, displayName } = correspondent;
  const [text, setText] = useDraft(`message:${id}`);
  const outbox = useOutbox();
  const box = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const cameFromSearch = useRef(searchText !== undefined);
  const isDrafting = useDraftMessage({
    receiverId: id,
    searchText,
    input: text,
    onDraft: setText,
    onUsed: onSearchUsed,
  });
  const isTooLong = text.length > messagingLimits.messageMax;
  const maySend = !isBlank(text) && !isTooLong;

  useEffect(() => {
    // NOTE: no focus on narrow screens, where the keyboard would cover the conversation.
    if (isNarrow()) return;
    const { current } = box;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  async function send() {
    if (!maySend || isSending) return;
    if (onSend) {
      if (await onSend(text.trim())) setText("");
      return;
    }
    if (cameFromSearch.current) announceNextSend(id);
    cameFromSearch.current = false;
    outbox.add(id, text.trim());
    setText("");
    box.current?.focus();
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
    <form onSubmit={onSubmit} className="border-t p-3 sm:p-4">
      <div className="flex items-end gap-2.5">
        <Textarea
          ref={box}
          rows={1}
          value={text}
          dir="auto"
          aria-label={`Message to ${displayName}`}
          aria-describedby={isTooLong ? hintId : undefined}
          aria-invalid={isTooLong || undefined}
          placeholder={isDrafting ? "AI is generating message..." : "Type a message..."}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className="max-h-36 min-h-11! resize-none! py-2!"
        />
        <Button
          type="submit"
          variant="accent"
          size="icon"
          aria-label="Send message"
          disabled={!maySend}
          isBusy={isSending}
          className="shrink-0"
        >
          {!isSending && <SendHorizontal aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
        </Button>
      </div>
      {text.length > messagingLimits.messageMax * 0.9 && (
        <output id={hintId} className="mt-1.5 block text-end">
          <CharacterCounter length={text.length} max={messagingLimits.messageMax} />
        </output>
      )}
    </form>
  );
}

/** Announces whether the first message after a search was sent. Later messages show their own state. */
function announceNextSend(contactId: string) {
  watchNextSend(contactId, {
    onSent: () => toast({ title: "Message Sent" }),
    onFailed: () => toastError("Failed to send message"),
  });
}
