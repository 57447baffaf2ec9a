import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { clauseLimits } from "../../weights.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { wordSet } from "../../text/word-set.ts";

/** Says what a word of a sector stands for in a profile: work in that sector, only a word of it, or something else. */
type SectorUse = "experience" | "word" | "other";

/** Lists the people who hire. Behind a word of a sector they say whose work it is: "ski brands", "biotech founders". */
const clients = wordSet(
  "brand brands client clients company companies firm firms business businesses account accounts maker makers producer producers provider providers operator operators supplier suppliers founder founders startup startups chain chains group groups grower growers federation federations sector industry industries charity charities campaign campaigns launch launches work relaunch rebrand",
);
/** Says that the people named before it hire the writer: "law firms hire us", "museums ask our team". */
const hires = wordSet(
  "hire hires hired trust trusts ask asks rely relies book books call calls commission commissions pay pays use uses retain retains come comes",
);
const ownTeam = wordSet("us me our my");
/** Opens a sentence that lists work: "Recent: a hotel in Kyushu, a perfume bottle". */
const listsOfWork = wordSet("recent recently lately clients credits selected");
/** Ends the search for "for" before a sector: what stands behind these words begins a clause of its own. */
const clauseWords = wordSet(
  "i we you they he she it who that which where when whose is are was were be been has have had do does did would will can could so because but if",
);
const beforeClients = wordSet("for inside behalf ex");
/** Lists verbs and nouns of work, behind which "in" or "with" names a sector: "experience in banking", "I work with charities". */
const work = wordSet(
  "work works worked working experience experienced background years specialise specialises specialised specialising clients expertise career jobs projects campaigns",
);
/** Lists single people. One of them is somebody on the team or in a story; the sector is where several of them are clients. */
const onePerson = wordSet(
  "chef accountant auditor lawyer solicitor barrister pharmacist doctor nurse architect singer musician plumber builder barber tutor teacher landlord dentist optician therapist recruiter student donor patient farmer",
);
const articles = wordSet("a an the one our my your former");
const own = wordSet("own my your");
/** Lists names of everyday things that begin or end like a sector. */
const everydayThings = [
  "car park",
  "car parks",
  "film school",
  "art school",
  "drama school",
  "music school",
  "school holiday",
  "school holidays",
  "maternity leave",
  "insurance claim",
  "production insurance",
  "liability insurance",
  "travel expenses",
  "travel costs",
  "plus travel",
  "will travel",
  "can travel",
  "to travel",
  "candy coats",
  "underwater housing",
  "underwater housings",
  "bank holiday",
  "bank holidays",
].map((thing) => thing.split(" "));

/**
 * Returns what a word of a sector stands for. Work in a sector is said by whom it is done for ("labels for breweries"), by who hires the writer
 * ("law firms hire us"), or by the client behind the word ("ski brands"). What somebody does, owns or compares is something else: "I shop",
 * "our car", "as other folk buy wine".
 */
export function sectorUse(mention: Mention, words: Words): SectorUse {
  if (isSomethingElse(mention, words)) return "other";
  const isWork = isForClients(mention, words) || isOfHirers(mention, words) || isListedWork(mention.from, words);
  return isWork || isOwner(mention, words) ? "experience" : "word";
}

function isSomethingElse({ from, to }: Mention, words: Words): boolean {
  const { norms } = words;
  const before = norms[from - 1] ?? "";
  if (before === "i" || before === "we" || own.has(before)) return true;
  if (to === from + 1 && onePerson.has(norms[from]!) && isSingle(from, words) && !isForClients({ from, to }, words))
    return true;
  return isPartOfEverydayThing({ from, to }, norms) || isCompared(from, words);
}

function isSingle(at: number, { norms }: Words): boolean {
  return articles.has(norms[at - 1] ?? "") || articles.has(norms[at - 2] ?? "");
}

function isPartOfEverydayThing({ from, to }: Pick<Mention, "from" | "to">, norms: readonly string[]): boolean {
  return everydayThings.some((thing) =>
    thing.some((_, place) => {
      const start = from - place;
      return start <= from && start + thing.length >= to && thing.every((word, next) => norms[start + next] === word);
    }),
  );
}

/** Returns whether a word stands in a comparison or in what would happen: "as other folk buy wine", "that would frighten an auditor". */
function isCompared(at: number, { norms, breaks }: Words): boolean {
  for (
    let back = at - 1;
    back >= 0 && back >= at - clauseLimits.comparison && breaks[back + 1] === separators.none;
    back -= 1
  ) {
    const word = norms[back]!;
    if (word === "would" || word === "wouldn't") return true;
    if ((word === "like" || word === "as") && /^(?:other|some|any|most)$/.test(norms[back + 1] ?? "")) return true;
  }
  return false;
}

/** Returns whether a sector is whom or what the work is for, also where a list of them follows: "for charities, theatres and schools". */
function isForClients({ from, to }: Pick<Mention, "from" | "to">, { norms, breaks }: Words): boolean {
  if (breaks[to] === separators.none && clients.has(norms[to] ?? "")) return true;
  for (let at = from - 1; at >= 0 && at >= from - clauseLimits.clients; at -= 1) {
    const word = norms[at]!;
    if (breaks[at + 1] === separators.sentence || clauseWords.has(word)) return false;
    if (beforeClients.has(word) || (word === "in" && work.has(norms[at - 1] ?? ""))) return true;
    if (word === "with" && work.has(norms[at - 1] ?? "")) return true;
  }
  return false;
}

/** Returns whether the sentence goes on to say that they hire the writer. */
function isOfHirers({ to }: Mention, { norms, breaks }: Words): boolean {
  for (let at = to; at < norms.length && at < to + clauseLimits.hirers && breaks[at] !== separators.sentence; at += 1) {
    if (/^(?:have|has)$/.test(norms[at]!)) return ownTeam.has(norms[at + 1] ?? "");
    if (clauseWords.has(norms[at]!)) return false;
    if (hires.has(norms[at]!)) return norms.slice(at + 1, at + 4).some((word) => ownTeam.has(word));
  }
  return false;
}

/** Returns whether the sentence is a list of work. */
function isListedWork(at: number, { norms, breaks }: Words): boolean {
  let start = at;
  while (start > 0 && breaks[start] !== separators.sentence) start -= 1;
  return start < at && listsOfWork.has(norms[start]!);
}

/** Returns whether the work belongs to an organisation of the sector: "a hotel's visual world", but not "an accountant's receipts". */
function isOwner({ from, to }: Mention, { text, norms, starts, ends, breaks }: Words): boolean {
  const written = text.slice(starts[to - 1], ends[to - 1]! + 1);
  return /['’]s?\W?$/.test(written) && breaks[to] === separators.none && !onePerson.has(norms[from]!);
}
