import type { ComponentType } from "react";
import { paths, type TabName } from "../platform/paths.ts";
import { type LazyPart, lazyPart } from "../ui/lazy-part.tsx";
import { MessagesTabBadge } from "../features/messaging/components/messages-tab-badge.tsx";

/**
 * Maps each dashboard tab to the component that it shows. A tab without a component here is hidden.
 * A panel is the default export of its file, reads the signed-in person with `useUser()` and begins with an `h2`.
 */
export const dashboardPanels: Partial<Record<TabName, LazyPart<object>>> = {
  today: lazyPart(() => import("./today/today-panel.tsx")),
  profile: lazyPart(() => import("../features/profiles/pages/profile-tab.tsx")),
  search: lazyPart(() => import("../features/matching/pages/search-panel.tsx")),
  "brand-matches": lazyPart(() => import("../features/matching/pages/brand-matches-panel.tsx")),
  matches: lazyPart(() => import("../features/matching/pages/top-matches-panel.tsx")),
  shortlists: lazyPart(() => import("../features/shortlists/pages/shortlists-panel.tsx")),
  projects: lazyPart(() => import("../features/projects/components/projects-panel.tsx")),
  subscription: lazyPart(() => import("../features/billing/components/subscription-panel.tsx")),
  settings: lazyPart(() => import("../features/accounts/pages/settings-panel.tsx")),
  messages: lazyPart(() => import("../features/messaging/pages/messaging-panel.tsx")),
};

// Fetches the first panel while the server is still asked who somebody is.
if (location.pathname === paths.home) {
  const named = new URLSearchParams(location.search).get("tab") ?? "today";
  void dashboardPanels[named as TabName]?.preload().catch(() => undefined);
}

/** Maps a tab to the badge beside its label, such as the number of unread messages. */
export const tabBadges: Partial<Record<TabName, ComponentType>> = {
  messages: MessagesTabBadge,
};
