import type { ComponentType } from "react";
import type { TabName } from "../platform/paths.ts";
import { lazyPart } from "../ui/lazy-part.tsx";
import { QuietFailure } from "../ui/part-failure.tsx";

/**
 * What each tab of the dashboard shows. A tab appears once its panel stands here:
 * `search: lazyPart(() => import("../features/matching/components/search-panel.tsx"))`, with the panel as the file's default export.
 * Panels read the signed-in person with `useUser()` and begin with an `h2`.
 */
export const dashboardPanels: Partial<Record<TabName, ComponentType>> = {
  profile: lazyPart(() => import("../features/profiles/components/profile-panel.tsx")),
  search: lazyPart(() => import("../features/matching/components/search-panel.tsx")),
  "brand-matches": lazyPart(() => import("../features/matching/components/brand-matches-panel.tsx")),
  matches: lazyPart(() => import("../features/matching/components/top-matches-panel.tsx")),
  projects: lazyPart(() => import("../features/projects/components/projects-panel.tsx")),
  subscription: lazyPart(() => import("../features/billing/components/subscription-panel.tsx")),
  settings: lazyPart(() => import("../features/accounts/pages/settings-panel.tsx")),
  messages: lazyPart(() => import("../features/messaging/components/messaging-panel.tsx")),
};

/** Lists what is shown beside a tab's label, such as the count of unread messages. */
export const tabBadges: Partial<Record<TabName, ComponentType>> = {
  messages: lazyPart(() => import("../features/messaging/components/messages-tab-badge.tsx"), {
    whileLoading: null,
    Failure: QuietFailure,
    mayReload: false,
  }),
};
