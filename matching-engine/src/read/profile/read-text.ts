import { isSentences, sources } from "../../searchable-profile.ts";
import type { ProfileText, Source } from "../../searchable-profile.ts";
import { splitWords } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import type { Knowledge } from "../knowledge.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import { findMentions } from "../lexicon/mentions.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import { withoutDistrictNames } from "./district-names.ts";
import { findEmbeddedInstructions } from "./embedded-instructions.ts";
import { findMadeThings, mentionsOfMadeThings } from "./made-things.ts";
import { findSaidOfOthers } from "./said-of-others.ts";
import { withoutSpokenLanguages } from "./spoken-languages.ts";
import { findWriter } from "./writers-words.ts";
import type { WriterName } from "./writers-words.ts";

/** Holds one text of a profile as it was read. */
export interface ReadText {
  source: Source;
  field: number;
  words: Words;
  facts: readonly WordFacts[];
  mentions: readonly Mention[];
  negated: Uint8Array;
  instructing: Uint8Array;
  /** Marks what is said of others, or of a past that is over. */
  elsewhere: Uint8Array;
  /** Marks what somebody says that they make. */
  made: Uint8Array;
  /** Marks the words by which the writer speaks of themselves. */
  writer: Uint8Array;
}

const placesMeant = (mentions: readonly Mention[], words: Words) =>
  withoutSpokenLanguages(withoutDistrictNames(mentions, words), words);

/** Returns whether a small word only has the form of a thing's name: "still" is no still. */
const isSmallWord = ({ from, to, concept }: Mention, facts: readonly WordFacts[]) =>
  to === from + 1 && facts[from]!.isFunction && concepts[concept]!.kind !== "place";

const noName: WriterName = { norms: [], facts: [] };

/** Reads one text of a profile: its words, what they name, and what of it is denied, orders the reader about, or is about others. */
export function readText(
  knowledge: Knowledge,
  { text, source }: ProfileText,
  { field, name = noName }: { field: number; name?: WriterName },
): ReadText {
  const words = splitWords(text);
  const facts = words.norms.map(knowledge.factsOf);
  const made = isSentences(source) ? findMadeThings(words) : new Uint8Array(words.norms.length);
  const named =
    source === sources.name
      ? []
      : placesMeant(findMentions(words, facts), words).filter((one) => !isSmallWord(one, facts));
  return {
    source,
    field,
    words,
    facts,
    mentions: [...named, ...mentionsOfMadeThings(knowledge, { words, facts, mentions: named }, made)],
    made,
    negated: knowledge.findNegated(words),
    instructing: findEmbeddedInstructions(words),
    elsewhere: findSaidOfOthers(words),
    writer: findWriter(words, name),
  };
}
