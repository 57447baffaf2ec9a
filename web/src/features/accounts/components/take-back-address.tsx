import { CircleAlert, CircleCheck, CircleHelp } from "lucide-react";
import { Link } from "react-router";
import { sentenceOf } from "../../../platform/api-error.ts";
import { paths } from "../../../platform/paths.ts";
import { useSession } from "../../../platform/session.tsx";
import { Button } from "../../../ui/button.tsx";
import { useTakeBackAddress } from "../api.ts";
import { OutcomeCard } from "../../../ui/outcome-card.tsx";

/** Asks before removing an account that somebody else registered with this person's address. Opening it changes nothing. */
export function TakeBackAddress({ token }: { token: string }) {
  const { refresh } = useSession();
  const takeBack = useTakeBackAddress();
  if (takeBack.isSuccess)
    return (
      <OutcomeCard
        icon={<CircleCheck className="size-6" />}
        title="The address is yours again"
        text={takeBack.data.message}
        action={
          <Button asChild>
            <Link to={paths.signIn}>Register</Link>
          </Button>
        }
      />
    );
  if (takeBack.isError)
    return (
      <OutcomeCard
        tone="danger"
        icon={<CircleAlert className="size-6" />}
        title="That did not work"
        text={sentenceOf(takeBack.error, "This link is invalid or has expired.")}
        action={
          <Button asChild variant="secondary">
            <Link to={paths.signIn}>Go to the sign-in screen</Link>
          </Button>
        }
      />
    );
  return (
    <OutcomeCard
      icon={<CircleHelp className="size-6" />}
      title="Take your address back?"
      text="The account that was registered with your address is removed with everything in it, and nothing more is charged for it. Then you can register with your address yourself."
      action={
        <>
          <Button
            variant="danger"
            isBusy={takeBack.isPending}
            onClick={() => takeBack.mutate({ body: { token } }, { onSuccess: () => void refresh() })}
          >
            Remove that account
          </Button>
          <Button asChild variant="secondary">
            <Link to={paths.home}>Keep it</Link>
          </Button>
        </>
      }
    />
  );
}
