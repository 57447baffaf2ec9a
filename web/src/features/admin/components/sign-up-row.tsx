import type { SignUp } from "@triptych/contract/admin";
import { userTypeLabels } from "@triptych/contract/basics";
import { sentenceOf } from "../../../platform/api-error.ts";
import { formatDate } from "../../../platform/format.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useCountSignUp } from "../api.ts";
import { describeActivity, describeShared, stateLabels, stateTones } from "../sign-up-words.ts";

/** Shows somebody who signed up by a referral link: what they have in common with others, what they have done, and buttons to decide. */
export function SignUpRow({ signUp, onRefuse }: { signUp: SignUp; onRefuse: () => void }) {
  const count = useCountSignUp();
  const { userId, username, email, userType, state, registeredAt, shared } = signUp;
  const countIt = async () => {
    try {
      const { message } = await count.mutateAsync({ params: { userId } });
      toast({ title: "Sign-up Counted", description: message });
    } catch (error) {
      toastError(sentenceOf(error, "Failed to count the sign-up"));
    }
  };
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-64 text-sm leading-6">
        <p className="flex flex-wrap items-center gap-2 text-[0.9375rem] font-medium">
          <bdi className="wrap-anywhere">{username}</bdi>
          <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>
        </p>
        <p className="wrap-anywhere text-ink-soft">
          {email}, {userType ? userTypeLabels[userType].toLowerCase() : "no type"}, since {formatDate(registeredAt)}
        </p>
        <p className="text-ink-soft">{describeActivity(signUp)}</p>
        {shared.length > 0 && (
          <ul className="mt-1">
            {shared.map((each) => (
              <li key={each.signal} className="wrap-anywhere text-warning">
                {describeShared(each)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {(state === "held" || state === "confirmed") && (
        <div className="flex flex-wrap gap-2">
          {state === "held" && (
            <Button variant="secondary" size="sm" isBusy={count.isPending} onClick={() => void countIt()}>
              Count
              <span className="sr-only"> {username}</span>
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={onRefuse}>
            Do not count
            <span className="sr-only"> {username}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
