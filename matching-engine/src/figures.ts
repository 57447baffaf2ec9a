import type { MatchingFigures } from "@triptych/contract/matching-figures";
import { creditWeights, meaningWeights, readingWeights, scoreLimits, scoreWeights, stuffingCost } from "./weights.ts";

const percent = (share: number) => Math.round(share * 100);
const { most, brokenExclusion, guessed } = scoreLimits;

/** Holds the figures by which matches are scored, in points of 100, for people who want to know how it is done. */
export const matchingFigures: MatchingFigures = {
  kinds: Object.entries(scoreWeights.kind).map(([kind, weight]) => {
    return { kind: kind as MatchingFigures["kinds"][number]["kind"], weight };
  }),
  allMustHaves: percent(scoreWeights.allMet),
  most: {
    notAllMustHaves: percent(most.all),
    withoutAWishedJob: percent(most.musts),
    onlyTheMainJob: percent(most.main),
    onlyAnotherJob: percent(most.other),
    noJob: percent(most.none),
    brokenExclusion: percent(brokenExclusion),
    unsureReading: percent(guessed),
  },
  slowly: {
    from: percent(meaningWeights.read * meaningWeights.readUpTo),
    times: Math.round((10 * meaningWeights.read) / meaningWeights.readAbove) / 10,
  },
  parts: {
    met: percent(scoreWeights.share),
    proof: percent(scoreWeights.evidence),
    focus: percent(scoreWeights.focus),
  },
  wording: percent(scoreWeights.wording),
  meaning: percent(meaningWeights.fit),
  ticked: percent(creditWeights.ticked),
  nearly: percent(creditWeights.nearly),
  partly: percent(creditWeights.partly),
  stuffedKeeps: percent(stuffingCost.stuffedKeeps),
  askedBelow: percent(readingWeights.certainEnough),
  lowest: percent(scoreWeights.lowest),
};
