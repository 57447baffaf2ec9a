import type { CurrentUser } from "@triptych/contract/accounts";
import { type DashboardTab, dashboardTabs, mustReactivate } from "../features/accounts/rules.ts";
import { dashboardPath, type TabName, workspacePath } from "../platform/paths.ts";

/** Describes a main place of the product, which the navigation of every page leads to. */
export type Place = DashboardTab;

const today: Place = { name: "today", label: "Today" };
const topMatches: Place = { name: "matches", label: "Top matches" };
const shortlists: Place = { name: "shortlists", label: "Shortlists" };
const projects: Place = { name: "projects", label: "Projects" };
const messages: Place = { name: "messages", label: "Messages" };
const settings: Place = { name: "settings", label: "Settings" };

/** Lists the places after which Top matches, Shortlists and Projects stand. The tabs of the specification keep their order. */
const followers: Partial<Record<TabName, Place[]>> = { search: [topMatches, shortlists], messages: [projects] };

/** Lists the main places of somebody, in the order of the navigation. Operators without an account type have no profile. */
export function placesOf({ userType, dashboardView }: Pick<CurrentUser, "userType" | "dashboardView">): Place[] {
  if (userType === null && dashboardView === "workspace") return [today, messages, projects, settings];
  const tabs = dashboardTabs[dashboardView];
  return [today, ...tabs.flatMap((tab) => [tab, ...(followers[tab.name] ?? [])])];
}

/** Returns the place that people see first: what is new, or their profile while nobody can find them by it. */
export function firstPlaceOf({ userType, profileData }: Pick<CurrentUser, "userType" | "profileData">): TabName {
  return userType !== null && profileData === null ? "profile" : "today";
}

/** Names the places of the bar at the foot of narrow windows. The others are behind its last button. */
const barNames: readonly TabName[] = ["today", "brand-matches", "search", "messages", "projects"];
const barPlaces = 4;

/** Returns the places that fit into the bar of a narrow window, and the others. */
export function splitForBar(places: readonly Place[]): { inBar: Place[]; behind: Place[] } {
  const wanted = barNames.filter((name) => places.some((place) => place.name === name));
  // Leaves the search out where the bar already has the brands that fit, because it holds four places.
  const names = wanted.length > barPlaces ? wanted.filter((name) => name !== "search") : wanted;
  return {
    inBar: names.map((name) => places.find((place) => place.name === name)!),
    behind: places.filter(({ name }) => !names.includes(name)),
  };
}

/**
 * Returns the path of a place. While the dashboard is closed until somebody subscribes again, what they may still use is in
 * the workspace, and their settings are on a page of their own.
 */
export function pathOfPlace(name: TabName, user: Parameters<typeof mustReactivate>[0]): string {
  if (mustReactivate(user) && dashboardTabs.workspace.some((tab) => tab.name === name)) return workspacePath(name);
  return dashboardPath(name);
}

/** Returns the place that a page belongs to, for pages that are no tab of the dashboard. */
export function placeOfPath(pathname: string): TabName | undefined {
  const [, first] = pathname.split("/");
  if (first === "messages" || first === "shortlists" || first === "projects" || first === "settings") return first;
  // NOTE: case studies and credits are part of a profile.
  if (first === "work") return "profile";
  return undefined;
}
