import type { SavedBrief } from "@triptych/contract/matching-briefs";
import { Link } from "react-router";
import { formatCount, formatDate } from "../../../platform/format.ts";
import { briefPath } from "../../../platform/paths.ts";

const shownAtOnce = 3;

/** Lists the briefs that were searched with last, and how many matches each has. */
export function KeptBriefs({ briefs }: { briefs: readonly SavedBrief[] }) {
  return (
    <ul aria-label="Your briefs">
      {briefs
        .filter(({ lastSearchedAt }) => lastSearchedAt !== null)
        .slice(0, shownAtOnce)
        .map(({ id, name, matchCount, lastSearchedAt }) => (
          <li key={id}>
            <Link to={briefPath(id)} className="block rounded-lg px-3 py-3 hover:bg-hover">
              <bdi className="line-clamp-2 font-medium">{name}</bdi>
              <span className="mt-0.5 block text-sm text-ink-soft">
                {formatCount(matchCount, "match", "matches")}, searched {formatDate(lastSearchedAt!)}
              </span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
