import { designWords } from "../data/words/design.ts";
import { digitalWords } from "../data/words/digital.ts";
import { filmWords } from "../data/words/film.ts";
import { finishingWords } from "../data/words/finishing.ts";
import { ideasAndWordsWords } from "../data/words/ideas-and-words.ts";
import { marketingWords } from "../data/words/marketing.ts";
import { mediaWords } from "../data/words/media.ts";

/** Everyday words that betray a craft, one row a craft: `craft: words, with a comma after each`. */
export const tellingWords: readonly string[] = [
  designWords,
  filmWords,
  finishingWords,
  ideasAndWordsWords,
  marketingWords,
  mediaWords,
  digitalWords,
].flatMap((file) => file.trim().split("\n"));
