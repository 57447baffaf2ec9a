import type { CurrentUser } from "@triptych/contract/accounts";
import { CalendarCheck, Ellipsis, FolderOpen, type LucideIcon, MessageSquare, Search, Store } from "lucide-react";
import { Link, useLocation, useSearchParams } from "react-router";
import { dashboardTabs } from "../features/accounts/rules.ts";
import { paths, type TabName } from "../platform/paths.ts";
import { DropdownMenu, MenuItem } from "../ui/dropdown-menu.tsx";
import { accountLinks } from "./account-links.ts";
import { tabBadges } from "./dashboard-panels.tsx";
import { firstPlaceOf, pathOfPlace, type Place, placeOfPath, placesOf, splitForBar } from "./places.ts";

const icons: Partial<Record<TabName, LucideIcon>> = {
  today: CalendarCheck,
  search: Search,
  "brand-matches": Store,
  messages: MessageSquare,
  projects: FolderOpen,
};

/** Replaces labels that are too long for a fifth of a narrow window, where the tabs of the specification have none for phones. */
const shortLabels: Partial<Record<TabName, string>> = { search: "Search", "brand-matches": "Brands" };

const labelOf = ({ name, label, shortLabel }: Place) => shortLabel ?? shortLabels[name] ?? label;

/** Shows the main places at the foot of a narrow window, with the number of unread messages always in sight. */
export function BottomBar({ user }: { user: CurrentUser }) {
  const { inBar, behind } = splitForBar(placesOf(user));
  const current = useCurrentPlace(user);
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden print:hidden"
    >
      {inBar.map((place) => (
        <Link
          key={place.name}
          to={pathOfPlace(place.name, user)}
          aria-current={place.name === current ? "page" : undefined}
          className={itemClasses}
        >
          <PlaceIcon name={place.name} />
          {labelOf(place)}
        </Link>
      ))}
      <MorePlaces user={user} places={behind} isCurrent={behind.some(({ name }) => name === current)} />
    </nav>
  );
}

function PlaceIcon({ name }: { name: TabName }) {
  const Icon = icons[name]!;
  const Badge = tabBadges[name];
  return (
    <span className="relative">
      <Icon aria-hidden="true" className="size-5.5" />
      {Badge && (
        <span className="absolute -end-3.5 -top-2">
          <Badge />
        </span>
      )}
    </span>
  );
}

function MorePlaces({ user, places, isCurrent }: { user: CurrentUser; places: readonly Place[]; isCurrent: boolean }) {
  const links = accountLinks.filter((link) => link.isFor(user) && link.path !== paths.settings);
  return (
    <DropdownMenu
      trigger={
        <button type="button" aria-current={isCurrent ? "true" : undefined} className={itemClasses}>
          <Ellipsis aria-hidden="true" className="size-5.5" />
          More
        </button>
      }
    >
      {places.map((place) => (
        <MenuItem key={place.name} asChild>
          <Link to={pathOfPlace(place.name, user)}>{place.shortLabel ?? place.label}</Link>
        </MenuItem>
      ))}
      {links.map(({ path, label }) => (
        <MenuItem key={path} asChild>
          <Link to={path}>{label}</Link>
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}

/** Returns the place that is open: the tab that the address names, or the one that a page belongs to. */
function useCurrentPlace(user: CurrentUser): string | undefined {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const tab = search.get("tab");
  if (pathname === paths.workspace) return tab ?? dashboardTabs.workspace[0]!.name;
  if (pathname === paths.home) return tab ?? firstPlaceOf(user);
  return placeOfPath(pathname);
}

const itemClasses =
  "flex min-h-14 min-w-0 flex-col items-center justify-center gap-1 px-1 pt-1.5 pb-1 text-xs font-medium text-ink-soft focus-visible:-outline-offset-4 aria-[current]:text-accent data-[state=open]:text-ink forced-colors:aria-[current]:underline";
