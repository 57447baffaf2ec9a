import type { Contact } from "@triptych/contract/messaging";
import type { ReactNode } from "react";
import { formatDayAndTime } from "../../../platform/format.ts";
import { useConversationAhead } from "../api.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { classes } from "../../../ui/classes.ts";
import { ContactMenu } from "./contact-menu.tsx";
import { UnreadCount } from "./unread-count.tsx";

export interface ContactRowProps {
  contact: Contact;
  isOpen: boolean;
  onOpen: () => void;
  onGone: () => void;
  /** Stands below the last message. */
  sign?: ReactNode;
}

export function ContactRow({ contact, isOpen, onOpen, onGone, sign }: ContactRowProps) {
  const { username, photo, displayName, lastMessageDate, lastMessagePreview, unreadCount } = contact;
  const fetchAhead = useConversationAhead();
  return (
    <li
      className={classes("group relative flex items-center rounded-lg", isOpen ? "bg-accent-soft" : "hover:bg-hover")}
    >
      <button
        type="button"
        onPointerDown={() => fetchAhead(contact.id)}
        onClick={onOpen}
        aria-current={isOpen ? "true" : undefined}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-lg py-2.5 ps-3 pe-11 text-start"
      >
        <Avatar userType={contact.userType} username={username} photo={photo} className="size-11" />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <bdi className={classes("min-w-0 flex-1 truncate", unreadCount > 0 ? "font-semibold" : "font-medium")}>
              {displayName}
            </bdi>
          </span>
          <span className="flex items-center gap-2">
            <bdi className={classes("min-w-0 flex-1 truncate text-sm", unreadCount > 0 ? "text-ink" : "text-ink-soft")}>
              {lastMessagePreview}
            </bdi>
            <UnreadCount count={unreadCount} />
          </span>
          {sign}
          {lastMessageDate && (
            <time dateTime={lastMessageDate} className="block text-xs text-ink-soft">
              {formatDayAndTime(lastMessageDate)}
            </time>
          )}
        </span>
      </button>
      <div className="absolute end-1.5 top-1.5">
        <ContactMenu contact={contact} onGone={onGone} />
      </div>
    </li>
  );
}
