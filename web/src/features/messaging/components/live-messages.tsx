import { useTitleCount } from "../../../platform/page-title.tsx";
import { useUnreadSign } from "../../../platform/unread-sign.ts";
import { useUnreadCount } from "../api.ts";
import { useLiveMessages } from "../use-live-messages.ts";

/** Keeps messages up to date on every screen, and the unread count in the page title and on the icon. Draws nothing. */
export default function LiveMessages() {
  useLiveMessages();
  const unreadCount = useUnreadCount();
  useTitleCount(unreadCount);
  useUnreadSign(unreadCount);
  return null;
}
