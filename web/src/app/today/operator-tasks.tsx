import { Link } from "react-router";
import { useHeldSignUps, useReports, useRewardsToFulfil } from "../../features/admin/api.ts";
import { formatCount } from "../../platform/format.ts";
import { paths } from "../../platform/paths.ts";
import { TodaySection } from "./today-section.tsx";

/** Lists what only an operator can do: rewards to send, sign-ups that wait to be counted, and what was reported. */
export function OperatorTasks() {
  const rewards = useRewardsToFulfil();
  const heldSignUps = useHeldSignUps();
  const reports = useReports();
  const reported = reports.data?.length ?? 0;
  const toSend = rewards.data?.filter(({ status }) => status === "claimed").length ?? 0;
  const toJudge = heldSignUps.data?.reduce((sum, { signUps }) => sum + signUps.filter(isHeld).length, 0) ?? 0;
  return (
    <TodaySection
      title="For an operator"
      more={{ to: paths.admin, label: "Admin Panel" }}
      needs={[rewards, heldSignUps, reports]}
    >
      {toSend + toJudge + reported === 0 ? (
        <p className="px-3 pb-2 text-[0.9375rem] text-ink-soft">Nothing needs an operator.</p>
      ) : (
        <ul aria-label="For an operator">
          {toSend > 0 && (
            <Task to={`${paths.admin}?tab=rewards`} text={`${formatCount(toSend, "claimed reward")} to send`} />
          )}
          {toJudge > 0 && (
            <Task
              to={`${paths.admin}?tab=rewards`}
              text={`${formatCount(toJudge, "sign-up waits", "sign-ups wait")} to be counted or refused`}
            />
          )}
          {reported > 0 && (
            <Task
              to={`${paths.admin}?tab=reports`}
              text={`${formatCount(reported, "reported reference")} to keep or withdraw`}
            />
          )}
        </ul>
      )}
    </TodaySection>
  );
}

const isHeld = ({ state }: { state: string }) => state === "held";

function Task({ to, text }: { to: string; text: string }) {
  return (
    <li>
      <Link to={to} className="block rounded-lg px-3 py-3 font-medium hover:bg-hover">
        {text}
      </Link>
    </li>
  );
}
