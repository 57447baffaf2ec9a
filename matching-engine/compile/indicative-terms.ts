import { designTerms } from "../lexicon/indicative-terms/design.ts";
import { digitalTerms } from "../lexicon/indicative-terms/digital.ts";
import { filmTerms } from "../lexicon/indicative-terms/film.ts";
import { finishingTerms } from "../lexicon/indicative-terms/finishing.ts";
import { ideasAndWordsTerms } from "../lexicon/indicative-terms/ideas-and-words.ts";
import { marketingTerms } from "../lexicon/indicative-terms/marketing.ts";
import { mediaTerms } from "../lexicon/indicative-terms/media.ts";

/** Lists everyday words that indicate a skill, one row a skill: `skill: words, with a comma after each`. */
export const indicativeTerms: readonly string[] = [
  designTerms,
  filmTerms,
  finishingTerms,
  ideasAndWordsTerms,
  marketingTerms,
  mediaTerms,
  digitalTerms,
].flatMap((file) => file.trim().split("\n"));
