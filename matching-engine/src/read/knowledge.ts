import { everySwitch } from "../switches.ts";
import type { Switches } from "../switches.ts";
import type { Words } from "../text/words.ts";
import { createTermExpander } from "./brief/expand-terms.ts";
import type { ExpandTerms } from "./brief/expand-terms.ts";
import { createRequestFinder } from "./brief/requested-things.ts";
import type { FindRequests } from "./brief/requested-things.ts";
import { SpellingCorrection } from "./brief/spelling-correction.ts";
import { createLexicon } from "./lexicon/lexicon.ts";
import type { Lexicon } from "./lexicon/lexicon.ts";
import { findNegations, markNegated } from "./negation.ts";
import type { Negation } from "./negation.ts";
import { createSkillDistribution } from "./skill-distribution.ts";
import type { DistributeSkills } from "./skill-distribution.ts";
import { createSkillSuggester } from "./suggest-skills.ts";
import type { SuggestSkills } from "./suggest-skills.ts";
import { createHints } from "./word-hints.ts";
import type { Hints } from "./word-hints.ts";

/** Holds everything that reading needs to know, made ready once from the lexicon by the switches. */
export interface Knowledge extends Lexicon {
  switches: Switches;
  hints: Hints;
  spelling: SpellingCorrection;
  findNegations: (words: Words) => Negation[];
  findNegated: (words: Words) => Uint8Array;
  findRequests: FindRequests;
  expandTerms: ExpandTerms;
  suggestSkills: SuggestSkills;
  distributeSkills: DistributeSkills;
}

/**
 * Makes the lexicon ready to read with. Equal switches give equal knowledge, and nothing that is read changes it. What only briefs need
 * is made by the first brief, so that a process starts quickly.
 */
export function createKnowledge(switches: Switches): Knowledge {
  const lexicon = createLexicon(switches);
  const hints = createHints(switches);
  const findRequests = onFirstUse(() => (switches.requests ? createRequestFinder(lexicon) : () => []));
  const expandTerms = onFirstUse(() => createTermExpander(lexicon, switches));
  const spelling = onFirstUse(() => new SpellingCorrection(lexicon));
  return {
    ...lexicon,
    switches,
    hints,
    get spelling() {
      return spelling();
    },
    findNegations: (words) => (switches.negation ? findNegations(words) : []),
    findNegated: (words) => markNegated(words, switches.negation ? findNegations(words) : []),
    findRequests: (...given) => findRequests()(...given),
    expandTerms: (...given) => expandTerms()(...given),
    suggestSkills: createSkillSuggester(hints),
    distributeSkills: createSkillDistribution(hints.wide),
  };
}

/** Returns a function that makes a thing when it is first called, and gives the same thing ever after. */
function onFirstUse<Thing>(make: () => Thing): () => Thing {
  let made: { thing: Thing } | undefined;
  return () => (made ??= { thing: make() }).thing;
}

let everything: Knowledge | undefined;

/**
 * Returns the knowledge with every switch on. NOTE: it is made once and shared, because making it takes a good part of a second;
 * its caches only remember results that are always the same.
 */
export function fullKnowledge(): Knowledge {
  everything ??= createKnowledge(everySwitch);
  return everything;
}
