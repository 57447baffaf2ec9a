import { factsOf } from "../lexicon/lexicon.ts";
import { services, skills } from "@triptych/contract/profiles";
import { sources } from "../searchable-profile.ts";
import type { ProfileText, Ticks } from "../searchable-profile.ts";
import { separators } from "../text/words.ts";
import type { Words } from "../text/words.ts";

const enumerated = new Set<string>([...services, ...skills]);

/**
 * How much a profile is a heap of search words instead of a description, 0 to 1: prose made of list items, words repeated,
 * hardly any small words, and most of a list ticked.
 */
export function stuffingOf(readings: readonly Words[], texts: readonly ProfileText[], ticks: readonly Ticks[]): number {
  const prose = readings[texts.findIndex((text) => text.source === sources.prose)];
  const tickedShare = shareTicked(ticks);
  if (prose === undefined || prose.norms.length < 12) return tickedShare > 0.5 ? 0.5 : 0;
  const heap = heapOf(prose);
  const greedy = Math.max(0, (tickedShare - 0.35) / 0.4);
  return Math.min(1, heap + greedy * (heap > 0.15 ? 1 : 0.6));
}

function shareTicked(ticks: readonly Ticks[]): number {
  const trades = ticks.find((list) => list.group === "trade");
  if (trades === undefined) return 0;
  const fromList = trades.values.filter((value) => enumerated.has(value)).length;
  return fromList / (trades.field === "services" ? services.length : skills.length);
}

/** 0 for sentences, 1 for a list of search words. */
function heapOf(prose: Words): number {
  const counts = new Map<string, number>();
  let small = 0;
  let separated = 0;
  let telling = 0;
  for (const [at, norm] of prose.norms.entries()) {
    const facts = factsOf(norm);
    if (prose.breaks[at] !== separators.none) separated += 1;
    if (facts.isFunction) small += 1;
    else {
      telling += 1;
      counts.set(facts.root, (counts.get(facts.root) ?? 0) + 1);
    }
  }
  const most = Math.max(0, ...counts.values());
  const smallShare = small / prose.norms.length;
  const separatedShare = separated / prose.norms.length;
  const repeats = telling === 0 ? 0 : 1 - counts.size / telling;
  const fewSmall = Math.max(0, (0.26 - smallShare) / 0.2);
  const listLike = Math.max(0, (separatedShare - 0.2) / 0.25);
  const repeated = Math.max(0, (repeats - 0.38) / 0.3) + Math.max(0, (most / Math.max(telling, 30) - 0.09) / 0.1);
  return Math.min(1, fewSmall * 0.55 + listLike * 0.5 + repeated * 0.7);
}
