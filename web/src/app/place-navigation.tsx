import type { CurrentUser } from "@triptych/contract/accounts";
import { Link, useLocation } from "react-router";
import { AdminPanelLink } from "./admin-panel-link.tsx";
import { placeLinkClasses } from "./place-link-classes.ts";
import { PlaceLabel } from "./place-label.tsx";
import { pathOfPlace, placeOfPath, placesOf } from "./places.ts";

/** Links to every main place, on the pages that are no tab of the dashboard. It looks like the tabs of the dashboard. */
export function PlaceNavigation({ user }: { user: CurrentUser }) {
  const { pathname } = useLocation();
  const current = placeOfPath(pathname);
  return (
    <nav
      aria-label="Main"
      className="mx-auto flex max-w-6xl gap-1 overflow-x-auto overscroll-x-contain px-1 [scrollbar-width:none] max-sm:hidden sm:px-5 [&::-webkit-scrollbar]:hidden"
    >
      {placesOf(user).map((place) => (
        <Link
          key={place.name}
          to={pathOfPlace(place.name, user)}
          aria-current={place.name === current ? "true" : undefined}
          className={placeLinkClasses}
        >
          <PlaceLabel place={place} />
        </Link>
      ))}
      {user.is_admin && <AdminPanelLink />}
    </nav>
  );
}
