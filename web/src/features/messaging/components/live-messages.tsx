import { useTitleCount } from "../../../platform/page-title.tsx";
import { useUnreadCount } from "../api.ts";
import { useLiveMessages } from "../use-live-messages.ts";

/** Draws nothing: keeps messages up to date on every screen of a signed-in member, and the unread count in the title. */
export default function LiveMessages() {
  useLiveMessages();
  useTitleCount(useUnreadCount());
  return null;
}
