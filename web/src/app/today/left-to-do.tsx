import { ChevronRight, CircleCheck, CircleDashed } from "lucide-react";
import { Link } from "react-router";
import { useRewards } from "../../features/referrals/api.ts";
import { useUser } from "../../platform/session.tsx";
import { tasksLeft } from "./tasks-left.ts";
import { TodaySection } from "./today-section.tsx";

/** Lists what somebody has left to do about their own account. */
export function LeftToDo() {
  const user = useUser();
  const { data: rewards = [] } = useRewards();
  const tasks = tasksLeft(user, rewards);
  return (
    <TodaySection title="Left to do">
      {tasks.length === 0 ? (
        <p className="flex gap-2 px-3 pb-2 text-[0.9375rem] text-ink-soft">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
          Nothing is left to do.
        </p>
      ) : (
        <ul aria-label="Left to do">
          {tasks.map(({ text, to }) => (
            <li key={text}>
              <Link to={to} className="flex gap-2.5 rounded-lg px-3 py-2.5 text-[0.9375rem] leading-6 hover:bg-hover">
                <CircleDashed aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
                <span className="min-w-0 flex-1">{text}</span>
                <ChevronRight aria-hidden="true" className="mt-1 size-4 shrink-0 text-ink-faint" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </TodaySection>
  );
}
