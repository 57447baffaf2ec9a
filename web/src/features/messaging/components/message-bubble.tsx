import { type Attachment, deletableUntil } from "@triptych/contract/attachments";
import type { Message } from "@triptych/contract/messaging";
import { Check, Clock3 } from "lucide-react";
import type { ReactNode } from "react";
import { formatTime } from "../../../platform/format.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import type { Outgoing } from "../outbox.ts";
import { MessageAttachments } from "./message-attachments.tsx";
import { MessageText } from "./message-text.tsx";
import { OutgoingFiles } from "./outgoing-files.tsx";

export interface MessageBubbleProps {
  message: Message;
  isOwn: boolean;
  /** Names who wrote the message; null where nobody but the account's owner writes. */
  author: string | null;
  isFirstOfRun: boolean;
  isLastOfRun: boolean;
  onDelete: (attachment: Attachment) => void;
}

export function MessageBubble({ message, isOwn, author, isFirstOfRun, isLastOfRun, onDelete }: MessageBubbleProps) {
  const { attachments } = message;
  const isDeletable = isOwn && attachments !== undefined && isStillDeletable(message);
  return (
    <Bubble
      isOwn={isOwn}
      isFirstOfRun={isFirstOfRun}
      isLineHidden={!isLastOfRun}
      author={isFirstOfRun ? author : null}
      content={message.content}
      attachments={
        attachments && (
          <MessageAttachments attachments={attachments} isOwn={isOwn} onDelete={isDeletable ? onDelete : undefined} />
        )
      }
    >
      <time dateTime={message.createdAt}>{formatTime(message.createdAt)}</time>
      {isOwn && <Sent />}
    </Bubble>
  );
}

const isStillDeletable = ({ createdAt }: Message) => deletableUntil(new Date(createdAt)).getTime() > Date.now();

export interface OutgoingBubbleProps {
  outgoing: Outgoing;
  isFirstOfRun: boolean;
  isLastOfRun: boolean;
  onRetry: () => void;
  onSendWithoutRefused: () => void;
  onDiscard: () => void;
}

/** Shows a message that is being sent, waits or has failed, with buttons to try again and to discard it. */
export function OutgoingBubble({ outgoing, isFirstOfRun, isLastOfRun, ...actions }: OutgoingBubbleProps) {
  const { content, files, startedAt, state } = outgoing;
  return (
    <Bubble
      isOwn
      isFirstOfRun={isFirstOfRun}
      isLineHidden={state === "sent" && !isLastOfRun}
      author={null}
      content={content}
      attachments={files && <OutgoingFiles outgoing={outgoing} />}
      isFailed={state === "failed"}
    >
      <time dateTime={startedAt}>{formatTime(startedAt)}</time>
      {state === "sent" && <Sent />}
      {(state === "sending" || state === "waiting") && <Unsent outgoing={outgoing} {...actions} />}
      {state === "failed" && <Failed outgoing={outgoing} {...actions} />}
    </Bubble>
  );
}

type OutgoingStateProps = Pick<OutgoingBubbleProps, "outgoing" | "onRetry" | "onSendWithoutRefused" | "onDiscard">;

/** NOTE: what is on its way cannot be discarded, but for files, which take their time before the message goes. */
function Unsent({ outgoing: { state, files = [] }, onDiscard }: OutgoingStateProps) {
  const isWaiting = state === "waiting";
  return (
    <>
      <Clock3 aria-hidden="true" className="size-3.5" />
      <span className={isWaiting ? undefined : "sr-only"}>{isWaiting ? "Waiting" : "Sending"}</span>
      {(isWaiting || files.some(({ file }) => file === null)) && (
        <Button variant="link" onClick={onDiscard} className="min-h-6 text-xs">
          Discard
        </Button>
      )}
    </>
  );
}

function Sent() {
  return (
    <>
      <Check aria-hidden="true" className="size-3.5" />
      <span className="sr-only">Sent</span>
    </>
  );
}

function Failed({ outgoing, onRetry, onSendWithoutRefused, onDiscard }: OutgoingStateProps) {
  const { content, files = [], failure } = outgoing;
  const refused = files.filter(({ problem }) => problem !== null).length;
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-2.5 gap-y-1">
      <span role="alert" className="text-danger">
        Not sent{failure === undefined ? "" : `. ${failure}`}
      </span>
      <Button variant="link" onClick={onRetry} className="min-h-6 text-xs">
        Retry
      </Button>
      {refused > 0 && (content !== "" || refused < files.length) && (
        <Button variant="link" onClick={onSendWithoutRefused} className="min-h-6 text-xs">
          {refused === 1 ? "Send without that file" : "Send without those files"}
        </Button>
      )}
      <Button variant="link" onClick={onDiscard} className="min-h-6 text-xs">
        Discard
      </Button>
    </span>
  );
}

interface BubbleProps {
  isOwn: boolean;
  isFirstOfRun: boolean;
  isFailed?: boolean;
  /** Leaves the line below the text to screen readers, inside a group of messages. */
  isLineHidden: boolean;
  author: string | null;
  content: string;
  /** Stands below the words. */
  attachments: ReactNode;
  /** Fills the line below the text: the time, and whether it was sent. */
  children: ReactNode;
}

function Bubble(props: BubbleProps) {
  const { isOwn, isFirstOfRun, isFailed = false, isLineHidden, author, content, attachments, children } = props;
  return (
    <div
      className={classes(
        "flex flex-col px-4 sm:px-5",
        isOwn ? "items-end" : "items-start",
        isFirstOfRun ? "pt-3" : "pt-1",
      )}
    >
      <span className="sr-only">{isOwn ? "You:" : "They:"}</span>
      {author !== null && <bdi className="mb-1 text-xs font-medium text-ink-soft">{author}</bdi>}
      {content !== "" && (
        <div
          className={classes(
            "max-w-[85%] rounded-xl px-3.5 py-2 text-[0.9375rem] leading-6 sm:max-w-[75%]",
            isOwn ? "rounded-ee-sm" : "rounded-es-sm bg-hover text-ink",
            isOwn &&
              (isFailed ? "border border-dashed border-danger bg-danger-soft text-ink" : "bg-accent text-on-panel"),
          )}
        >
          <MessageText content={content} />
        </div>
      )}
      {attachments && (
        <div className={classes("flex w-full flex-col", isOwn && "items-end", content !== "" && "mt-1.5")}>
          {attachments}
        </div>
      )}
      <div className={isLineHidden ? "sr-only" : "mt-1 flex items-center gap-1.5 text-xs text-ink-soft tabular-nums"}>
        {children}
      </div>
    </div>
  );
}
