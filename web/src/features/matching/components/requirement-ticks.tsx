import type { Criterion } from "@triptych/contract/matching";
import { classes } from "../../../ui/classes.ts";
import { useBasis } from "../basis-context.ts";
import {
  type Basis,
  inReadingOrder,
  requirementLabel,
  type ShownStatus,
  shownStatusOf,
  statusTextOf,
} from "../requirements.ts";
import { StatusIcon } from "./status-icon.tsx";

const shownAtMost = 6;

/** Lists the requirements in a line each, with what is missing in front. */
export function RequirementTicks({ criteria }: { criteria: readonly Criterion[] }) {
  const basis = useBasis();
  const asked = inReadingOrder(criteria, basis);
  const further = asked.length - shownAtMost;
  return (
    <ul className="flex flex-col gap-1.5">
      {asked.slice(0, shownAtMost).map((criterion) => (
        <Tick key={criterion.id} criterion={criterion} basis={basis} />
      ))}
      {further > 0 && <li className="ps-7.5 text-sm text-ink-faint">and {further} more</li>}
    </ul>
  );
}

function Tick({ criterion, basis }: { criterion: Criterion; basis: Basis }) {
  const status = shownStatusOf(criterion);
  return (
    <li className="flex items-start gap-2.5 text-sm">
      <StatusIcon status={status} />
      <span className="flex min-w-0 grow flex-wrap justify-between gap-x-2.5">
        <span className={classes("line-clamp-2 min-w-0", quiet.has(status) && "text-ink-soft")}>
          {requirementLabel(criterion)}
        </span>
        <span className={status === "met" ? "sr-only" : "text-ink-faint"}>{statusTextOf(criterion, basis)}</span>
      </span>
    </li>
  );
}

const quiet: ReadonlySet<ShownStatus> = new Set(["notStated", "notFound"]);
