import { userTypeLabels } from "@triptych/contract/basics";
import type { MatchSuggestion } from "@triptych/contract/matching";
import { Link } from "react-router";
import { memberPath } from "../../../platform/paths.ts";
import { Avatar } from "../../../ui/avatar.tsx";

const shownAtOnce = 3;

/** Lists the first suggested people, each with a link to their profile. */
export function ShortSuggestions({ suggestions }: { suggestions: readonly MatchSuggestion[] }) {
  if (suggestions.length === 0)
    return <p className="px-3 pb-2 text-[0.9375rem] text-ink-soft">Nobody to suggest right now.</p>;
  return (
    <ul aria-label="Worth meeting">
      {suggestions.slice(0, shownAtOnce).map(({ id, username, photo, displayName, userType, score }) => (
        <li key={id} data-accent={userType}>
          <Link to={memberPath(id)} className="flex items-center gap-3 rounded-lg px-3 py-2.5 hover:bg-hover">
            <Avatar userType={userType} username={username} photo={photo} className="size-10" />
            <span className="min-w-0 flex-1">
              <bdi className="block truncate font-medium">{displayName}</bdi>
              <span className="block text-sm text-accent">{userTypeLabels[userType]}</span>
            </span>
            <span className="text-sm text-ink-soft tabular-nums">
              <span className="sr-only">Match score </span>
              {score}%
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
