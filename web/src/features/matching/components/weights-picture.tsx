import type { CriterionKind } from "@triptych/contract/matching";
import type { MatchingFigures } from "@triptych/contract/matching-figures";

const looks = ["bg-accent", "bg-accent/80", "bg-accent/60", "bg-accent/45"];
const otherLook = "bg-accent/30";

const names: Partial<Record<CriterionKind, string>> = {
  job: "The work",
  sector: "Sector",
  place: "Place",
  budget: "Budget or rate",
  date: "Dates",
};

/** Shows the weight of each kind of requirement as a bar and in words, before they are shared among those that a brief states. */
export function WeightsPicture({ kinds }: Pick<MatchingFigures, "kinds">) {
  const parts = partsOf(kinds);
  return (
    <figure className="mt-5 max-w-2xl">
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full">
        {parts.map(({ name, weight, look }) => (
          <span key={name} className={look} style={{ flexGrow: weight }} />
        ))}
      </div>
      <figcaption>
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
          {parts.map(({ name, text, look }) => (
            <li key={name} className="flex items-center gap-2">
              <span aria-hidden="true" className={`size-2.5 rounded-full ${look}`} />
              {name} <span className="text-ink tabular-nums">{text}</span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

/** Returns the kinds that most briefs name, one by one, and the others together. */
function partsOf(kinds: MatchingFigures["kinds"]) {
  const named = kinds.filter(({ kind }) => names[kind] !== undefined);
  const others = kinds
    .filter(({ kind, weight }) => names[kind] === undefined && weight > 0)
    .map(({ weight }) => weight);
  const [least, most] = [Math.min(...others), Math.max(...others)];
  return [
    ...named.map(({ kind, weight }, index) => {
      return { name: names[kind]!, weight, text: String(weight), look: looks[index] ?? otherLook };
    }),
    { name: "Kind of team, size, experience", weight: most, text: `${least} to ${most} each`, look: otherLook },
  ];
}
