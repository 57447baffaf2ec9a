import { type ComponentType, lazy } from "react";
import type { TabName } from "../../../platform/paths.ts";

/**
 * What each tab of the dashboard shows. A tab appears once its panel stands here:
 * `search: lazy(() => import("../../matching/components/search-panel.tsx"))`, with the panel as the file's default export.
 * Panels read the signed-in person with `useUser()` and begin with an `h2`.
 */
export const dashboardPanels: Partial<Record<TabName, ComponentType>> = {
  profile: lazy(() => import("../../profiles/components/profile-panel.tsx")),
  search: lazy(() => import("../../matching/components/search-panel.tsx")),
  "brand-matches": lazy(() => import("../../matching/components/brand-matches-panel.tsx")),
  matches: lazy(() => import("../../matching/components/top-matches-panel.tsx")),
  projects: lazy(() => import("../../projects/components/projects-panel.tsx")),
  subscription: lazy(() => import("../../billing/components/subscription-panel.tsx")),
  settings: lazy(() => import("./settings-panel.tsx")),
  messages: lazy(() => import("../../messaging/components/messaging-panel.tsx")),
};

/** What stands beside a tab's label, as the count of unread messages does. */
export const tabBadges: Partial<Record<TabName, ComponentType>> = {
  messages: lazy(() => import("../../messaging/components/messages-tab-badge.tsx")),
};
