import type { MatchingFigures } from "@triptych/contract/matching-figures";
import {
  creditWeights,
  meaningWeights,
  readingWeights,
  scoreLimits,
  scoreWeights,
  stuffingCost,
  unstatedWeights,
} from "./weights.ts";

const percent = (share: number) => Math.round(share * 100);
const { most, brokenExclusion, unproved, withoutCertainJob } = scoreLimits;
/** Returns the points that a part of the fit comes to, below those that come slowly. */
const points = (fit: number) => percent(fit * meaningWeights.read);

/** Holds the figures by which matches are scored, in points of 100, for people who want to know how it is done. */
export const matchingFigures: MatchingFigures = {
  kinds: Object.entries(scoreWeights.kind).map(([kind, weight]) => {
    return { kind: kind as MatchingFigures["kinds"][number]["kind"], weight };
  }),
  fits: percent(scoreWeights.fits),
  nearlyAll: percent(scoreWeights.allMet),
  proof: percent(scoreWeights.fits - meaningWeights.read * meaningWeights.readUpTo),
  most: {
    notAllMustHaves: percent(unproved),
    withoutAWishedJob: percent(most.musts),
    onlyTheMainJob: percent(most.main),
    onlyAnotherJob: percent(most.other),
    noJob: percent(withoutCertainJob),
    brokenExclusion: percent(brokenExclusion),
    unsureReading: percent(most.all),
  },
  slowly: {
    from: percent(meaningWeights.read * meaningWeights.readUpTo),
    times: Math.round((10 * meaningWeights.read) / meaningWeights.readAbove) / 10,
  },
  meaning: points(meaningWeights.fit),
  unstated: {
    largeFrom: unstatedWeights.largeFrom,
    large: points(unstatedWeights.large),
    home: unstatedWeights.home,
    away: points(unstatedWeights.away),
  },
  ticked: percent(creditWeights.ticked),
  nearly: percent(creditWeights.nearly),
  partly: percent(creditWeights.partly),
  stuffedKeeps: percent(stuffingCost.stuffedKeeps),
  askedBelow: percent(readingWeights.certainEnough),
  lowest: percent(scoreWeights.lowest),
};
