import { CalendarCheck, CircleAlert } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Link, useSearchParams } from "react-router";
import { sentenceOf } from "../../../platform/api-error.ts";
import { PageTitle } from "../../../platform/page-title.tsx";
import { dashboardPath } from "../../../platform/paths.ts";
import { Button } from "../../../ui/button.tsx";
import { OutcomeCard } from "../../../ui/outcome-card.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { useConfirmAvailability } from "../api.ts";

/**
 * Confirms when somebody is free, by the link of an email and without a sign-in. NOTE: the page sends the confirmation itself, because
 * programs that look through emails open links without running pages.
 */
export default function ConfirmAvailabilityPage() {
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  const { mutate, data, error } = useConfirmAvailability();
  const confirm = useEffectEvent(() => mutate({ body: { token } }));
  useEffect(() => {
    if (token !== "") confirm();
  }, [token]);

  const goOn = (
    <Button asChild variant="secondary">
      <Link to={dashboardPath("profile")}>{data ? "Has it changed? Go to your profile" : "Go to your profile"}</Link>
    </Button>
  );
  return (
    <>
      <PageTitle>Availability</PageTitle>
      {data ? (
        <OutcomeCard
          tone="success"
          icon={<CalendarCheck className="size-6" />}
          title="Thank you, confirmed"
          text={`Your profile says: ${data.availability.text}.`}
          action={goOn}
        />
      ) : token === "" || error ? (
        <OutcomeCard
          tone="danger"
          icon={<CircleAlert className="size-6" />}
          title="That did not work"
          text={sentenceOf(error, "This link is incomplete. You can confirm it in your profile instead.")}
          action={goOn}
        />
      ) : (
        <OutcomeCard icon={<Spinner className="size-6" />} title="Confirming" text="This takes a moment." />
      )}
    </>
  );
}
