import type { Knowledge } from "../knowledge.ts";
import { findMentions } from "../lexicon/mentions.ts";
import { concepts, conceptsOfTick } from "../lexicon/taxonomy.ts";
import { labelOfOwn } from "./requirement-labels.ts";
import { sources, textsOf, ticksOf } from "../../searchable-profile.ts";
import type { SearchableProfile } from "../../searchable-profile.ts";
import { splitWords } from "../../text/words.ts";
import { noClauses } from "./meant-by-clauses.ts";
import type { Brief, Requirement, SearchTerm } from "./requirements.ts";
import { ownProfileWeights, textLimits } from "../../weights.ts";

/** Reads an agency's or freelancer's own profile as a brief for brands: its sectors, places, kinds of client and words. */
export function briefOfProfile(knowledge: Knowledge, profile: SearchableProfile): Brief {
  const texts = textsOf(profile).filter(({ source }) => source !== sources.name && source !== sources.work);
  const requirements: Requirement[] = [];
  for (const kind of ["sector", "place", "clientType"] as const) {
    const ids = [...new Set([...tickedOf(profile, kind), ...mentionedOf(knowledge, texts, kind)])].slice(0, 12);
    if (ids.length > 0)
      requirements.push({
        id: `${kind}:own`,
        kind,
        importance: kind === "sector" ? "must" : "nice",
        ...labelOfOwn(kind, ids, tickedOf(profile, kind)),
        concepts: ids,
        start: 0,
        end: 0,
        weight: kind === "sector" ? ownProfileWeights.sector : ownProfileWeights.other,
      });
  }
  return {
    text: "",
    tellingText: "",
    wantedText: "",
    isEnglish: true,
    jobs: [],
    aboutYou: [],
    clauses: noClauses,
    unclear: [],
    unused: [],
    requirements: [...requirements, ...ownSkills(knowledge, profile, texts)],
    terms: ownTerms(knowledge, texts),
    negatedTerms: [],
    verbosity: ownProfileWeights.verbosity,
  };
}

type Texts = ReturnType<typeof textsOf>;

function tickedOf(profile: SearchableProfile, kind: "sector" | "place" | "clientType"): number[] {
  const group = kind === "clientType" ? "trait" : kind;
  return ticksOf(profile)
    .filter((list) => list.group === group && list.field !== "projectTypes")
    .flatMap((list) => list.values.flatMap((value) => conceptsOfTick(group, value)));
}

function mentionedOf(knowledge: Knowledge, texts: Texts, kind: string): number[] {
  return texts.flatMap(({ text }) => {
    const words = splitWords(text);
    const negated = knowledge.findNegated(words);
    return findMentions(words, words.norms.map(knowledge.factsOf))
      .filter(
        (mention) =>
          concepts[mention.concept]!.kind === kind &&
          mention.weight >= ownProfileWeights.mentionFrom &&
          negated[mention.from] === 0,
      )
      .map((mention) => mention.concept);
  });
}

/** Returns the skills as a wish: a brand that writes of needing just these fits best. */
function ownSkills(knowledge: Knowledge, profile: SearchableProfile, texts: Texts): Requirement[] {
  const ticked = ticksOf(profile)
    .filter((list) => list.group === "skill")
    .flatMap((list) => list.values.flatMap((value) => conceptsOfTick("skill", value)));
  const ids = [...new Set([...mentionedOf(knowledge, texts, "skill"), ...ticked])].slice(0, 6);
  return ids.length === 0
    ? []
    : [
        {
          id: "job:own",
          kind: "job",
          importance: "nice",
          ...labelOfOwn("job", ids),
          concepts: ids,
          start: 0,
          end: 0,
          weight: ownProfileWeights.skill,
        },
      ];
}

function ownTerms({ factsOf }: Knowledge, texts: Texts): SearchTerm[] {
  const terms = new Map<string, SearchTerm>();
  for (const { text } of texts)
    for (const norm of splitWords(text).norms.slice(0, textLimits.ownWordsOfProfile)) {
      const facts = factsOf(norm);
      if (!facts.isFunction && !facts.isQuerySpeak)
        terms.set(facts.term, { term: facts.term, stem: facts.stem, weight: ownProfileWeights.word });
    }
  return [...terms.values()];
}
