import { useTitleCount } from "../../../platform/page-title.tsx";
import { useUnreadCount } from "../api.ts";
import { useLiveMessages } from "../use-live-messages.ts";

/** Keeps messages up to date on every screen, and the unread count in the page title. Draws nothing. */
export default function LiveMessages() {
  useLiveMessages();
  useTitleCount(useUnreadCount());
  return null;
}
