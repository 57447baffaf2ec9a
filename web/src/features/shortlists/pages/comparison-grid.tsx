import type { Criterion } from "@triptych/contract/matching";
import type { WorkCover } from "@triptych/contract/work-covers";
import { type ReactNode, useId } from "react";
import { classes } from "../../../ui/classes.ts";
import { EvidenceStatus, EvidenceWords } from "../../matching/components/evidence-list.tsx";
import { StatusIcon } from "../../matching/components/status-icon.tsx";
import { useBasis } from "../../matching/basis-context.ts";
import { type Basis, isAsked, requirementLabel, shownStatusOf } from "../../matching/requirements.ts";
import { compare } from "../rules.ts";

export interface ComparedPerson {
  id: string;
  name: string;
  criteria: readonly Criterion[];
  /** Holds the covers of their case studies, for the pictures beside quotes. */
  work?: readonly WorkCover[] | undefined;
  /** Stands under the name. */
  head: ReactNode;
  facts: { name: FactName; value: ReactNode }[];
}

/** Lists what is compared beside the requirements, in its order. */
const factOrder = ["Status", "Note", "Availability", "Rate", "Skills and services", "Regions", "Work"] as const;
export type FactName = (typeof factOrder)[number];

/** Shows people side by side: a row for each requirement of the brief with the words that show it, and one for each fact. */
export function ComparisonGrid({ people }: { people: readonly ComparedPerson[] }) {
  const basis = useBasis();
  const requirements = compare(people.map(({ criteria }) => criteria)).filter(({ cells }) =>
    cells.some((cell) => cell && isAsked(cell, basis)),
  );
  const factNames = factOrder.filter((name) => people.some(({ facts }) => facts.some((fact) => fact.name === name)));
  const columns = widths[people.length] ?? "";
  return (
    <div className="flex flex-col gap-4">
      <ul
        aria-label="Compared people"
        className={classes(
          "grid gap-3 bg-canvas py-2 max-sm:grid-cols-1 sm:sticky sm:top-0 sm:z-10 print:static",
          columns,
        )}
      >
        {people.map(({ id, name, head }) => (
          <li key={id} className="min-w-0 rounded-xl border border-line bg-surface p-4 shadow-sm">
            <h2 className="text-base leading-6 wrap-anywhere sm:text-lg">
              <bdi>{name}</bdi>
            </h2>
            {head}
          </li>
        ))}
      </ul>
      {requirements.map(({ id, cells }) => (
        <Row
          key={id}
          title={requirementLabel(cells.find((cell) => cell !== undefined)!)}
          note={forceOf(
            basis,
            cells.find((cell) => cell !== undefined)!,
          )}
          columns={columns}
          cells={people.map((person, at) => ({
            person,
            content: <Evidence criterion={cells[at]} work={person.work} />,
          }))}
        />
      ))}
      {factNames.map((name) => (
        <Row
          key={name}
          title={name}
          columns={columns}
          cells={people.map((person) => ({
            person,
            content: person.facts.find((fact) => fact.name === name)?.value ?? (
              <span className="text-ink-faint">{name === "Note" ? "None" : "Not stated"}</span>
            ),
          }))}
        />
      ))}
    </div>
  );
}

interface RowProps {
  title: string;
  note?: string;
  columns: string;
  cells: { person: ComparedPerson; content: ReactNode }[];
}

function Row({ title, note = "", columns, cells }: RowProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="break-inside-avoid border-t border-line pt-3">
      <h3 id={id} className="text-[0.9375rem] leading-6 font-semibold">
        {title} {note !== "" && <span className="text-sm font-normal text-ink-faint">{note}</span>}
      </h3>
      <ul className={classes("mt-2 grid gap-x-3 gap-y-4 max-sm:grid-cols-1", columns)}>
        {cells.map(({ person, content }) => (
          <li key={person.id} className="min-w-0 text-sm">
            <p className="mb-0.5 font-medium sm:sr-only">
              <bdi>{person.name}</bdi>
            </p>
            {content}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Evidence({ criterion, work }: { criterion: Criterion | undefined; work: ComparedPerson["work"] }) {
  if (!criterion) return <p className="text-ink-faint">Not judged</p>;
  return (
    <div className="flex gap-2">
      <StatusIcon status={shownStatusOf(criterion)} />
      <div className="min-w-0 grow">
        <EvidenceStatus criterion={criterion} />
        <EvidenceWords criterion={criterion} work={work} />
      </div>
    </div>
  );
}

/** Says how much a requirement counts, where somebody has confirmed that. */
const forceOf = (basis: Basis, { importance }: Criterion) =>
  basis === "brief" && importance === "nice" ? "nice to have" : "";

/** Names the columns by their number, so that every class is written out. */
const widths: Record<number, string> = {
  1: "sm:grid-cols-1",
  2: "sm:grid-cols-2",
  3: "sm:grid-cols-3",
  4: "sm:grid-cols-4",
};
