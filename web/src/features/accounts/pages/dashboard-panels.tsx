import type { ComponentType } from "react";
import type { TabName } from "../../../platform/paths.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { QuietFailure } from "../../../ui/part-failure.tsx";

/**
 * What each tab of the dashboard shows. A tab appears once its panel stands here:
 * `search: lazyPart(() => import("../../matching/components/search-panel.tsx"))`, with the panel as the file's default export.
 * Panels read the signed-in person with `useUser()` and begin with an `h2`.
 */
export const dashboardPanels: Partial<Record<TabName, ComponentType>> = {
  profile: lazyPart(() => import("../../profiles/components/profile-panel.tsx")),
  search: lazyPart(() => import("../../matching/components/search-panel.tsx")),
  "brand-matches": lazyPart(() => import("../../matching/components/brand-matches-panel.tsx")),
  matches: lazyPart(() => import("../../matching/components/top-matches-panel.tsx")),
  projects: lazyPart(() => import("../../projects/components/projects-panel.tsx")),
  subscription: lazyPart(() => import("../../billing/components/subscription-panel.tsx")),
  settings: lazyPart(() => import("./settings-panel.tsx")),
  messages: lazyPart(() => import("../../messaging/components/messaging-panel.tsx")),
};

/** What stands beside a tab's label, as the count of unread messages does. */
export const tabBadges: Partial<Record<TabName, ComponentType>> = {
  messages: lazyPart(() => import("../../messaging/components/messages-tab-badge.tsx"), {
    whileLoading: null,
    Failure: QuietFailure,
    mayReload: false,
  }),
};
