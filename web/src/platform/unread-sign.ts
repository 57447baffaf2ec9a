import { useEffect } from "react";

const plainIcon = "/favicon.svg";
const iconWithDot = "/favicon-unread.svg";

/** Shows that there are unread messages outside the page: on the installed product's icon, and as a dot on the tab's. */
export function useUnreadSign(count: number) {
  useEffect(() => {
    showUnread(count);
    return () => showUnread(0);
  }, [count]);
}

function showUnread(count: number) {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]');
  link?.setAttribute("href", count > 0 ? iconWithDot : plainIcon);
  void setBadge(count).catch(ignore);
}

// NOTE: only some browsers can, and only for the installed product.
async function setBadge(count: number): Promise<void> {
  if (!("setAppBadge" in navigator)) return;
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge());
}

const ignore = () => undefined;
