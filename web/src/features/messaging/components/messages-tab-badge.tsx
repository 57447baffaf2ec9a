import { useUnreadCount } from "../api.ts";
import { UnreadCount } from "./unread-count.tsx";

/** Shows the unread count beside the label of the Messages tab. */
export function MessagesTabBadge() {
  return <UnreadCount count={useUnreadCount()} />;
}
