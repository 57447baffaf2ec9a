import type { ComponentType } from "react";
import type { TabName } from "../platform/paths.ts";
import { lazyPart } from "../ui/lazy-part.tsx";
import { QuietFailure } from "../ui/part-failure.tsx";

/**
 * Maps each dashboard tab to the component that it shows. A tab without a component here is hidden.
 * A panel is the default export of its file, reads the signed-in person with `useUser()` and begins with an `h2`.
 */
export const dashboardPanels: Partial<Record<TabName, ComponentType>> = {
  today: lazyPart(() => import("./today/today-panel.tsx")),
  profile: lazyPart(() => import("../features/profiles/components/profile-panel.tsx")),
  search: lazyPart(() => import("../features/matching/pages/search-panel.tsx")),
  "brand-matches": lazyPart(() => import("../features/matching/pages/brand-matches-panel.tsx")),
  matches: lazyPart(() => import("../features/matching/components/top-matches-panel.tsx")),
  shortlists: lazyPart(() => import("../features/shortlists/pages/shortlists-panel.tsx")),
  projects: lazyPart(() => import("../features/projects/components/projects-panel.tsx")),
  subscription: lazyPart(() => import("../features/billing/components/subscription-panel.tsx")),
  settings: lazyPart(() => import("../features/accounts/pages/settings-panel.tsx")),
  messages: lazyPart(() => import("../features/messaging/pages/messaging-panel.tsx")),
};

/** Maps a tab to the badge beside its label, such as the number of unread messages. */
export const tabBadges: Partial<Record<TabName, ComponentType>> = {
  messages: lazyPart(() => import("../features/messaging/components/messages-tab-badge.tsx"), {
    whileLoading: null,
    Failure: QuietFailure,
    mayReload: false,
  }),
};
