import type { ClauseMeaning, ClausePlace } from "../src/read/clause-meaning.ts";
import { splitLimits, splitWeights } from "../src/weights.ts";

/** Holds a clause, or a side of one, with what it means. */
type ReadPlace = ClausePlace & ClauseMeaning;

/** Returns what splits clauses of a text where both sides likely ask for different work, as often as they do. It gives up after so many places. */
export function createSplitting(
  text: string,
  readClause: (place: ClausePlace, besides: readonly ClausePlace[]) => ClauseMeaning,
): (clause: ReadPlace) => (ClauseMeaning & { start: number })[] {
  let left: number = splitLimits.splitsAtMost;
  return (clause) => splitClause(clause, []).map(({ start, asks, skills }) => ({ start, asks, skills }));

  function splitClause(whole: ReadPlace, besides: readonly ClausePlace[]): ReadPlace[] {
    const { start, end, joints = [] } = whole;
    let best: { sides: [ReadPlace, ReadPlace]; isTwo: number } | undefined;
    for (const joint of joints.slice(0, left)) {
      const sides = [
        { start, end: joint, joints: joints.filter((one) => one < joint) },
        { start: joint, end, joints: joints.filter((one) => one > joint) },
      ] as const;
      const before = read(sides[0], [...besides, sides[1]]);
      const behind = read(sides[1], [...besides, sides[0]]);
      const isTwo = likelihoodOfTwo({ text, whole, before, behind });
      if (isTwo >= (best?.isTwo ?? splitLimits.twoFrom)) best = { sides: [before, behind], isTwo };
    }
    left = Math.max(0, left - joints.length);
    if (best === undefined) return [whole];
    const [before, behind] = best.sides;
    return [...splitClause(before, [...besides, behind]), ...splitClause(behind, [...besides, before])];
  }

  function read(place: ClausePlace, besides: readonly ClausePlace[]): ReadPlace {
    return { ...place, ...readClause(place, besides) };
  }
}

interface Sides {
  text: string;
  whole: ReadPlace;
  before: ReadPlace;
  behind: ReadPlace;
}

/** Returns how likely the two sides of a place in a clause ask for different work, 0 to 1. */
function likelihoodOfTwo({ text, whole, before, behind }: Sides): number {
  const sureness = [surenessOf(before), surenessOf(behind)];
  const signs: Record<keyof typeof splitWeights, number> = {
    asksLess: odds(Math.min(before.asks, behind.asks)),
    asksMore: odds(Math.max(before.asks, behind.asks)),
    different: Math.log(1 - sharedBy(before, behind) + splitLimits.leastDifferent),
    surerLess: odds(Math.min(...sureness)),
    surerMore: odds(Math.max(...sureness)),
    whole: odds(surenessOf(whole)),
    and: Number(/^and\b/i.test(text.slice(behind.start, behind.start + 4))),
    comma: Number(/[^\p{L}\p{N}\s]\s*$/u.test(text.slice(before.start, behind.start))),
    before: Math.log(before.end - before.start),
    behind: Math.log(behind.end - behind.start),
  };
  const names = Object.keys(splitWeights) as (keyof typeof splitWeights)[];
  return likelihood(names.reduce<number>((sum, name) => sum + splitWeights[name] * signs[name], splitLimits.bias));
}

const surenessOf = ({ skills }: ClauseMeaning) => skills[0]?.share ?? 0;

/** Returns which share of what two clauses mean is the same. */
function sharedBy({ skills }: ClauseMeaning, other: ClauseMeaning): number {
  const shareOf = (name: string) => other.skills.find(({ skill }) => skill === name)?.share ?? 0;
  return skills.reduce((sum, { skill, share }) => sum + Math.min(share, shareOf(skill)), 0);
}

export const likelihood = (logit: number): number => 1 / (1 + Math.exp(-logit));

const odds = (share: number) => Math.log((share + 0.001) / (1 - share + 0.001));
