import type { ReactNode } from "react";
import { formatDate } from "../../../platform/format.ts";
import { Card, CardBody, CardHeader } from "../../../ui/card.tsx";
import { hasPlan, type Plan } from "../rules.ts";

/** Shows what the two sides plan. */
export function ProjectPlan({ plan }: { plan: Plan }) {
  const { requirements, budget, dates, startsOn, endsOn } = plan;
  if (!hasPlan(plan)) return null;
  const labelsOf = (force: "must" | "nice" | "avoid") =>
    requirements.filter((each) => each.force === force).map(({ label }) => label);
  return (
    <Card>
      <CardHeader title="Plan" />
      <CardBody>
        <dl className="grid gap-x-8 gap-y-4 text-[0.9375rem] leading-6 sm:grid-cols-2">
          {budget !== null && <Fact name="Budget">{budget}</Fact>}
          {dates !== null && <Fact name="Dates">{dates}</Fact>}
          {startsOn !== null && <Fact name="First day">{formatDate(startsOn)}</Fact>}
          {endsOn !== null && <Fact name="Last day">{formatDate(endsOn)}</Fact>}
          <Labels name="What it needs" labels={labelsOf("must")} />
          <Labels name="Nice to have" labels={labelsOf("nice")} />
          <Labels name="Not wanted" labels={labelsOf("avoid")} />
        </dl>
      </CardBody>
    </Card>
  );
}

function Labels({ name, labels }: { name: string; labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <Fact name={name} isWide>
      <ul className="flex flex-wrap gap-1.5 text-sm">
        {labels.map((label) => (
          <li key={label} className="rounded-md bg-sunken px-2 py-0.5 leading-6">
            <bdi>{label}</bdi>
          </li>
        ))}
      </ul>
    </Fact>
  );
}

function Fact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? "sm:col-span-2" : undefined}>
      <dt className="text-sm text-ink-faint">{name}</dt>
      <dd className="mt-0.5 wrap-anywhere">{children}</dd>
    </div>
  );
}
