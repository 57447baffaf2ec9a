import { dayOf, type ShownAvailability, showAvailability } from "@triptych/contract/availability";
import { CalendarCheck, CalendarClock } from "lucide-react";
import { Link } from "react-router";
import { sentenceOf } from "../../../platform/api-error.ts";
import { formatCount } from "../../../platform/format.ts";
import { dashboardPath } from "../../../platform/paths.ts";
import { useUser } from "../../../platform/session.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useConfirmOwnAvailability, useMember } from "../api.ts";

/** Shows what somebody's own profile says of when they are free, or that it says nothing. */
export function OwnAvailability({ isQuietWithout = false }: { isQuietWithout?: boolean }) {
  const { id, profileData } = useUser();
  const { data: member } = useMember(id);
  const said = profileData === null || profileData.type === "brand" ? undefined : profileData.data.availability;
  if (said === undefined) return isQuietWithout ? null : <NothingSaid />;
  const text = showAvailability(said, dayOf(said.confirmedAt ?? "")).text;
  return member?.availability && <Said text={text} shown={member.availability} />;
}

/** Shows a statement with the days since it was confirmed, and a button that confirms it again. */
function Said({ text, shown }: { text: string; shown: ShownAvailability }) {
  const confirming = useConfirmOwnAvailability();
  const isLapsed = shown.state === "unconfirmed";
  const isAsked = isLapsed || shown.confirmedDaysAgo > 0;
  const Icon = isLapsed ? CalendarClock : CalendarCheck;
  const confirm = () =>
    confirming.mutateAsync({}).then(
      () => toast({ title: "Confirmed" }),
      (error: unknown) => toastError(sentenceOf(error, "We could not confirm it. Please try again.")),
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 rounded-lg bg-sunken px-3 py-2.5 text-[0.9375rem]">
      <p className="flex min-w-0 gap-2.5 leading-6">
        <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${isLapsed ? "text-warning" : "text-success"}`} />
        <span>
          {text}
          <span className="block text-sm text-ink-soft">
            {isLapsed ? shown.text : confirmedText(shown.confirmedDaysAgo)}
            {isAsked && " · still right?"}
          </span>
        </span>
      </p>
      {isAsked && (
        <Button size="sm" variant="secondary" isBusy={confirming.isPending} onClick={() => void confirm()}>
          Yes, still right
        </Button>
      )}
    </div>
  );
}

function confirmedText(days: number): string {
  return days === 0 ? "Confirmed today" : `Confirmed ${formatCount(days, "day")} ago`;
}

function NothingSaid() {
  return (
    <p className="px-3 pb-2 text-[0.9375rem] text-ink-soft">
      Briefs with a date find you better if you{" "}
      <Link to={dashboardPath("profile")} className="text-accent underline underline-offset-4">
        say when you are free
      </Link>
      .
    </p>
  );
}
