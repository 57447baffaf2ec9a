import { matchingLimits } from "@triptych/contract/matching";
import type { ReactNode } from "react";
import { useIsNarrow } from "../../../platform/breakpoint.ts";
import type { CardFacts } from "../card-facts.ts";

/** Lists what "See more" opens: abilities, experience and places. */
export function MatchFacts({ facts }: { facts: CardFacts }) {
  const isNarrow = useIsNarrow();
  const abilitiesShown = isNarrow ? matchingLimits.cardSkillsNarrow : matchingLimits.cardSkillsWide;
  const locationsShown = isNarrow ? facts.locations.length : matchingLimits.cardRegions;
  return (
    <dl className="flex flex-col gap-3 text-sm">
      {facts.abilities.length > 0 && (
        <Fact name="Skills & Services">
          <Words words={facts.abilities} shown={abilitiesShown} />
        </Fact>
      )}
      {facts.experience.length > 0 && <Fact name="Experience">{facts.experience.join(", ")}</Fact>}
      {facts.locations.length > 0 && (
        <Fact name="Location">
          <Words words={facts.locations} shown={locationsShown} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs font-medium text-ink-faint">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

function Words({ words, shown }: { words: readonly string[]; shown: number }) {
  const hidden = words.length - shown;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {words.slice(0, shown).map((word) => (
        <li key={word} className="rounded-md bg-sunken px-2 py-0.5">
          {word}
        </li>
      ))}
      {hidden > 0 && <li className="px-1 py-0.5 text-ink-faint">+{hidden}</li>}
    </ul>
  );
}
