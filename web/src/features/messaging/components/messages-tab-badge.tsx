import { useUnreadCount } from "../api.ts";
import { UnreadCount } from "./unread-count.tsx";

/** Beside the label of the Messages tab. */
export default function MessagesTabBadge() {
  return <UnreadCount count={useUnreadCount()} />;
}
