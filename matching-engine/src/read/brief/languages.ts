import { functionWords } from "../../../lexicon/stop-words.ts";
import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { requestWeights } from "../../weights.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import { requirementOf } from "./requirement-of-mentions.ts";
import type { MeantMention, Requirement } from "./requirements.ts";

/** Holds the names of languages that are the names of peoples too. */
export const languageNames: ReadonlySet<string> = new Set(
  "arabic bengali cantonese chinese croatian czech danish dutch english farsi finnish french gaelic german greek gujarati hebrew hindi hungarian italian japanese korean mandarin norwegian polish portuguese punjabi romanian russian spanish swedish thai turkish ukrainian urdu vietnamese welsh".split(
    " ",
  ),
);
const languageSkills = new Set(["Translation", "Transcription and subtitling", "Voiceover"]);
const besideLanguages =
  /^(?:speaker|speakers|speaking|native|fluent|fluently|language|languages|accent|subtitles|subtitled|captions|translation|translations|translated|version|versions|bilingual)$/;

/** Matches words after which the name of a people is a language: "into Romanian", "speaks Italian". */
const languageBefore =
  /^(?:in|into|from|to|speak|speaks|spoken|speaking|know|knows|knowing|understand|understands|written|write|writes|proper|good|fluent|native|basic|read|reads)$/;

/** Returns whether the name of a place means its language: "English to Polish" for a translator, "a French speaker", "with some Italian". */
export function isLanguage(
  { concept, from, to }: MeantMention,
  wanted: readonly MeantMention[],
  words: Words,
): boolean {
  const { norms } = words;
  if (concepts[concept]!.kind !== "place" || to > from + 1 || !languageNames.has(norms[from]!)) return false;
  const before = norms[from - 1] ?? "";
  if (norms[from] === "english") return true;
  if (languageBefore.test(before) && !(/^(?:proper|good|basic)$/.test(before) && isNoun(norms[to]))) return true;
  if (isPaired({ from, to }, norms) || isSaidToHelp(from, words)) return true;
  const isBeside = [from - 2, from - 1, to, to + 1].some((at) => besideLanguages.test(norms[at] ?? ""));
  return isBeside || wanted.some((other) => languageSkills.has(concepts[other.concept]!.name));
}

/** Returns whether another language stands beside one, as in "Urdu and Bengali", where no person or thing follows: "a Danish or Swedish studio". */
function isPaired({ from, to }: Pick<MeantMention, "from" | "to">, norms: readonly string[]): boolean {
  if (languageNames.has(norms[from - 2] ?? "")) return /^(?:to|into)$/.test(norms[from - 1]!) || !isNoun(norms[to]);
  if (!languageNames.has(norms[to + 1] ?? "")) return false;
  return /^(?:to|into)$/.test(norms[to]!) || !isNoun(norms[to + 2]);
}

/** Returns whether a word is a person or a thing that the name of a people may describe. */
export const isNoun = (norm: string | undefined) =>
  norm !== undefined && !functionWords.has(norm) && !besideLanguages.test(norm) && !besideAlone.test(norm);

const besideAlone = /^(?:please|essential|preferred|needed|required|helpful|only|too|also|helps)$/;

/** Returns whether somebody is said to have a language, or that it helps: "with some Italian", "Greek would help", "Welsh is essential". */
function isSaidToHelp(at: number, { norms, breaks }: Words): boolean {
  const next = norms[at + 1];
  const isAlone = next === undefined || breaks[at + 1] !== separators.none || !isNoun(next);
  if (!isAlone) return false;
  const before = norms.slice(Math.max(0, at - 2), at).join(" ");
  if (/(?:^| )(?:with|with some|and some|has|have|having|knowledge of|command of)$/.test(before)) return true;
  return /^(?:would|is|essential|helpful|helps)$/.test(next ?? "") && norms[at - 1] !== "the";
}

/** Returns the languages that a brief asks for, each once. English goes without saying. */
export function languagesOf(mentions: readonly MeantMention[], words: Words): Requirement[] {
  const byName = Map.groupBy(mentions, ({ from }) => words.norms[from]!);
  byName.delete("english");
  return [...byName].map(([name, each]) => ({
    ...requirementOf(
      { kind: "other", ids: [each[0]!.concept], mentions: each, weight: requestWeights.language },
      words,
    ),
    label: name.charAt(0).toUpperCase() + name.slice(1),
  }));
}
