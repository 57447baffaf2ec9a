import type { Correspondent } from "@triptych/contract/messaging";
import { formatDate } from "../../../platform/format.ts";
import { useUser } from "../../../platform/session.tsx";
import { useState } from "react";
import type { Attachment } from "@triptych/contract/attachments";
import type { Row } from "../rows.ts";
import { useOutbox } from "../use-outbox.ts";
import { DeleteAttachment } from "./delete-attachment.tsx";
import { MessageBubble, OutgoingBubble } from "./message-bubble.tsx";

export interface MessageRowProps {
  row: Row;
  correspondent: Correspondent;
  /** Holds the accounts for which several people write, who are all named. */
  several: ReadonlySet<string>;
}

export function MessageRow({ row, correspondent, several }: MessageRowProps) {
  const user = useUser();
  const outbox = useOutbox();
  const [asked, setAsked] = useState<Attachment | null>(null);
  if (row.kind === "day")
    return (
      <p className="pt-4 pb-1 text-center text-xs font-medium text-ink-soft">
        <time dateTime={row.day}>{dayLabel(row.day)}</time>
      </p>
    );
  if (row.kind === "outgoing") {
    const { outgoing, isFirstOfRun, isLastOfRun } = row;
    return (
      <OutgoingBubble
        outgoing={outgoing}
        isFirstOfRun={isFirstOfRun}
        isLastOfRun={isLastOfRun}
        onRetry={() => outbox.retry(correspondent.id)}
        onSendWithoutRefused={() => outbox.sendWithoutRefused(correspondent.id, outgoing.key)}
        onDiscard={() => outbox.discard(correspondent.id, outgoing.key)}
      />
    );
  }
  const { message, isFirstOfRun, isLastOfRun } = row;
  const isOwn = message.senderId === user.id;
  const { username } = message.writtenBy;
  const ownerName = isOwn ? user.username : correspondent.username;
  return (
    <>
      <MessageBubble
        message={message}
        isOwn={isOwn}
        author={username === "" || (username === ownerName && !several.has(message.senderId)) ? null : username}
        isFirstOfRun={isFirstOfRun}
        isLastOfRun={isLastOfRun}
        onDelete={setAsked}
      />
      {isOwn && message.attachments && (
        <DeleteAttachment
          contact={correspondent}
          messageId={message.id}
          attachment={asked}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function dayLabel(day: string): string {
  const yesterday = new Date();
  yesterday.setDate(yesterday.getDate() - 1);
  const date = new Date(day).toDateString();
  if (date === new Date().toDateString()) return "Today";
  return date === yesterday.toDateString() ? "Yesterday" : formatDate(day);
}
