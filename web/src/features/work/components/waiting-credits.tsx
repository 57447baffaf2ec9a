import { Images } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../../platform/paths.ts";
import { useCredits } from "../api.ts";

/** Lists the work of others that credits somebody and waits for their answer. */
export function WaitingCredits() {
  const { data: credits = [] } = useCredits();
  return credits
    .filter(({ state }) => state === "waiting")
    .map(({ caseStudyId, title, by }) => (
      <li key={caseStudyId}>
        <Link to={paths.credits} className="flex items-center gap-3.5 rounded-lg px-3 py-3 hover:bg-hover">
          <span
            aria-hidden="true"
            className="grid size-11 shrink-0 place-content-center rounded-full bg-accent-soft text-accent"
          >
            <Images className="size-5" />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block truncate text-sm text-ink-soft">
              <bdi>{by.displayName}</bdi> credits you on their work
            </span>
            <bdi className="block truncate font-semibold">{title}</bdi>
          </span>
        </Link>
      </li>
    ));
}
