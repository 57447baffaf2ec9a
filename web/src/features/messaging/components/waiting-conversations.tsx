import { Link } from "react-router";
import { formatDayAndTime } from "../../../platform/format.ts";
import { dashboardPath } from "../../../platform/paths.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { useContacts } from "../api.ts";
import { UnreadCount } from "./unread-count.tsx";

const shownAtOnce = 5;
const noIds: ReadonlySet<string> = new Set();

/** Lists the conversations with unread messages, newest first, without those that are listed elsewhere. */
export function WaitingConversations({ without = noIds }: { without?: ReadonlySet<string> }) {
  const { data: contacts = [] } = useContacts();
  const waiting = contacts.filter(({ id, unreadCount }) => unreadCount > 0 && !without.has(id));
  return (
    <>
      {waiting
        .slice(0, shownAtOnce)
        .map(({ id, username, userType, photo, displayName, lastMessagePreview, lastMessageDate, unreadCount }) => (
          <li key={id}>
            <Link
              to={dashboardPath("messages", { contact: id })}
              className="flex items-center gap-3.5 rounded-lg px-3 py-3 hover:bg-hover"
            >
              <Avatar userType={userType} username={username} photo={photo} className="size-11" />
              <span className="min-w-0 flex-1">
                <span className="flex items-baseline justify-between gap-3">
                  <bdi className="truncate font-semibold">{displayName}</bdi>
                  {lastMessageDate && (
                    <time dateTime={lastMessageDate} className="shrink-0 text-xs text-ink-soft">
                      {formatDayAndTime(lastMessageDate)}
                    </time>
                  )}
                </span>
                <span className="flex items-center gap-2">
                  <bdi className="min-w-0 flex-1 truncate text-[0.9375rem] text-ink-soft">{lastMessagePreview}</bdi>
                  <UnreadCount count={unreadCount} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      {waiting.length > shownAtOnce && (
        <li className="px-3 pt-1">
          <Link
            to={dashboardPath("messages")}
            className="text-sm font-medium text-accent underline-offset-4 hover:underline"
          >
            {waiting.length - shownAtOnce} more with unread messages
          </Link>
        </li>
      )}
    </>
  );
}
