import { concepts } from "../matching-engine/src/read/lexicon/taxonomy.ts";
import { distributionWeights } from "../matching-engine/src/weights.ts";

const { keptOfSentences } = distributionWeights;

/** Holds as many skills as are kept of a profile's sentences. Reading everybody's would take hours, and comparing takes as long whichever they are. */
export const someSkills = concepts
  .filter(({ kind }) => kind === "skill")
  .slice(0, keptOfSentences)
  .map(({ name }) => ({ skill: name, share: 1 / keptOfSentences }));
