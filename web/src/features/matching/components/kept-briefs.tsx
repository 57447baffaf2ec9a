import type { SavedBrief } from "@triptych/contract/matching-briefs";
import { Link } from "react-router";
import { formatCount, formatDate } from "../../../platform/format.ts";
import { briefPath } from "../../../platform/paths.ts";
import { Badge } from "../../../ui/badge.tsx";

const shownAtOnce = 3;

/** Lists the briefs with people whom their owner has not seen, then those that were searched with last. */
export function KeptBriefs({ briefs }: { briefs: readonly SavedBrief[] }) {
  return (
    <ul aria-label="Your briefs">
      {briefs
        .filter(({ lastSearchedAt }) => lastSearchedAt !== null)
        .toSorted((one, other) => Number(other.newMatchCount > 0) - Number(one.newMatchCount > 0))
        .slice(0, shownAtOnce)
        .map(({ id, name, matchCount, newMatchCount, lastSearchedAt }) => (
          <li key={id}>
            <Link to={briefPath(id)} className="block rounded-lg px-3 py-3 hover:bg-hover">
              <span className="flex items-start justify-between gap-4">
                <bdi className="line-clamp-2 min-w-0 font-medium">{name}</bdi>
                {newMatchCount > 0 && <Badge tone="accent">{newMatchCount} new</Badge>}
              </span>
              <span className="mt-0.5 block text-sm text-ink-soft">
                {formatCount(matchCount, "match", "matches")}, searched {formatDate(lastSearchedAt!)}
              </span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
