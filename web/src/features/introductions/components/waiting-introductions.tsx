import { Link } from "react-router";
import { formatDate } from "../../../platform/format.ts";
import { dashboardPath } from "../../../platform/paths.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { useIntroductions, useLiveIntroductions } from "../api.ts";
import { waitsForMe } from "../rules.ts";

const shownAtOnce = 5;

/** Lists the introductions that wait for an answer, the first to close first. */
export function WaitingIntroductions() {
  useLiveIntroductions();
  const { data = [] } = useIntroductions();
  const waiting = data.filter(waitsForMe).toReversed();
  return (
    <>
      {waiting.slice(0, shownAtOnce).map(({ id, person, card, closesAt }) => (
        <li key={id}>
          <Link
            to={dashboardPath("messages", { contact: person.id })}
            className="flex items-center gap-3.5 rounded-lg px-3 py-3 hover:bg-hover"
          >
            <Avatar userType={person.userType} username={person.username} photo={person.photo} className="size-11" />
            <span className="min-w-0 flex-1">
              <bdi className="block truncate font-semibold">{person.displayName}</bdi>
              <bdi className="block truncate text-[0.9375rem] text-ink-soft">
                {card?.title ?? "Wrote to you for the first time"}
              </bdi>
              <span className="block text-sm font-medium text-accent">
                Waits for your answer until {formatDate(closesAt)}
              </span>
            </span>
          </Link>
        </li>
      ))}
      {waiting.length > shownAtOnce && (
        <li className="px-3 pt-1">
          <Link
            to={dashboardPath("messages")}
            className="text-sm font-medium text-accent underline-offset-4 hover:underline"
          >
            {waiting.length - shownAtOnce} more who wait for your answer
          </Link>
        </li>
      )}
    </>
  );
}
