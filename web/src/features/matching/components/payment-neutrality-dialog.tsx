import { CircleCheck, TriangleAlert } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Link } from "react-router";
import { formatCount } from "../../../platform/format.ts";
import { paths } from "../../../platform/paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { useCheckPaymentNeutrality } from "../api.ts";
import { failureText } from "../rules.ts";
import { TwoRankings } from "./two-rankings.tsx";

type Check = NonNullable<ReturnType<typeof useCheckPaymentNeutrality>["data"]>;

export interface PaymentNeutralityDialogProps {
  query: string;
  /** Names the brief whose feedback is taken into account, as in the list that is checked. */
  briefId: string;
  onClose: () => void;
}

/** Runs a search twice, the second time with everybody's payments, answers and references scrambled, and shows both lists. */
export default function PaymentNeutralityDialog({ query, briefId, onClose }: PaymentNeutralityDialogProps) {
  const check = useCheckPaymentNeutrality();
  const run = () => check.mutate({ body: { query, briefId } });
  const begin = useEffectEvent(run);
  useEffect(() => begin(), []);
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title="Check it yourself"
      description="This search ran again on a copy of the marketplace in which everybody's plan, price, trial, referrals, payments, response rate, references and saves to shortlists were shuffled and some made up. If any of it moved anybody, the two lists would differ."
      footer={
        <>
          <Button variant="quiet" onClick={run} isBusy={check.isPending}>
            Shuffle again
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      {check.error ? (
        <ErrorState
          title="The check could not run"
          message={failureText(check.error, "Please try again in a moment.")}
          onRetry={run}
          isRetrying={check.isPending}
        />
      ) : check.data ? (
        <Outcome check={check.data} />
      ) : (
        <SectionSpinner label="Running the search twice" />
      )}
    </Dialog>
  );
}

function Outcome({ check }: { check: Check }) {
  const { isSame, scrambledPeople, scrambledFields, original, scrambled } = check;
  const Icon = isSame ? CircleCheck : TriangleAlert;
  return (
    <div className="flex flex-col gap-5">
      <p
        role="status"
        className={
          isSame
            ? "flex gap-3 rounded-lg bg-success-soft px-4 py-3 text-success"
            : "flex gap-3 rounded-lg bg-danger-soft px-4 py-3 text-danger"
        }
      >
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          <strong className="block font-semibold">
            {isSame
              ? "The same people, the same order, the same scores."
              : "The lists differ. That should never happen; please tell us."}
          </strong>
          <span className="text-ink">
            {formatCount(scrambledPeople, "person", "people")} had {formatCount(scrambledFields.length, "fact")}{" "}
            shuffled.
          </span>
        </span>
      </p>
      <TwoRankings original={original} scrambled={scrambled} />
      <p className="text-sm text-ink-soft">
        Shuffled were: {scrambledFields.join(", ")}. What counts instead stands on{" "}
        <Link to={paths.howMatchingWorks} className="text-accent underline underline-offset-4">
          How matching works
        </Link>
        .
      </p>
    </div>
  );
}
