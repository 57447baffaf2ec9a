import { CircleCheck, TriangleAlert } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Link } from "react-router";
import { formatCount } from "../../../platform/format.ts";
import { paths } from "../../../platform/paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { useCheckBlindness } from "../api.ts";
import { failureText } from "../rules.ts";

type Check = NonNullable<ReturnType<typeof useCheckBlindness>["data"]>;

/** Runs a search twice, the second time with everybody's payments shuffled, and shows both lists. */
export function BlindnessDialog({ query, onClose }: { query: string; onClose: () => void }) {
  const check = useCheckBlindness();
  const run = () => check.mutate({ body: { query } });
  const begin = useEffectEvent(run);
  useEffect(() => begin(), []);
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title="Check it yourself"
      description="This search ran again on a copy of the marketplace in which everybody's plan, price, trial, referrals and payments were shuffled and some made up. If money moved anybody, the two lists would differ."
      footer={
        <>
          <Button variant="link" asChild className="me-auto text-[0.9375rem] max-sm:mt-2">
            <Link to={paths.howMatchingWorks}>How matching works</Link>
          </Button>
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
            shuffled: {scrambledFields.join(", ")}.
          </span>
        </span>
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Ranking title="As it is" people={original} />
        <Ranking title="With payments shuffled" people={scrambled} />
      </div>
    </div>
  );
}

function Ranking({ title, people }: { title: string; people: Check["original"] }) {
  return (
    <section className="min-w-0 rounded-lg border border-line p-4">
      <h3 className="text-sm text-ink-soft">{title}</h3>
      <ol className="mt-2 flex flex-col gap-1 text-[0.9375rem] leading-6">
        {people.map(({ userId, displayName, score }, index) => (
          <li key={userId} className="flex gap-2.5">
            <span className="w-5 shrink-0 text-end text-ink-faint tabular-nums">{index + 1}</span>
            <span className="min-w-0 grow truncate">{displayName}</span>
            <span className="tabular-nums">{score}%</span>
          </li>
        ))}
      </ol>
      {people.length === 0 && <p className="mt-2 text-sm text-ink-soft">Nobody was found.</p>}
    </section>
  );
}
