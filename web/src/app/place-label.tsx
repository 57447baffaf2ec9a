import { tabBadges } from "./dashboard-panels.tsx";
import type { Place } from "./places.ts";

/** Shows the label of a place, with the badge that belongs to it. */
export function PlaceLabel({ place }: { place: Place }) {
  const Badge = tabBadges[place.name];
  return (
    <span className="inline-flex items-center gap-2">
      {place.label}
      {Badge && <Badge />}
    </span>
  );
}
