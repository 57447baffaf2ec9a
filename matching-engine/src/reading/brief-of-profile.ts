import { conceptsOfTick, factsOf } from "../lexicon/lexicon.ts";
import { findMentions } from "../lexicon/mentions.ts";
import { concepts } from "../lexicon/lexicon.ts";
import { labelOf } from "../scoring/labels.ts";
import { sources, textsOf, ticksOf } from "../searchable-profile.ts";
import type { SearchableProfile } from "../searchable-profile.ts";
import { splitWords } from "../text/words.ts";
import { findDenied } from "./denials.ts";
import type { Brief, Requirement, SearchTerm } from "./requirements.ts";

/** An agency's or freelancer's own profile read as a brief for brands: its sectors, places, kinds of client and words. */
export function briefOfProfile(profile: SearchableProfile): Brief {
  const texts = textsOf(profile).filter((text) => text.source !== sources.name);
  const requirements: Requirement[] = [];
  for (const kind of ["sector", "place", "clientType"] as const) {
    const ids = [...new Set([...tickedOf(profile, kind), ...mentionedOf(texts, kind)])].slice(0, 12);
    if (ids.length > 0)
      requirements.push({
        id: `${kind}:own`,
        kind,
        importance: kind === "sector" ? "must" : "nice",
        label: labelOf(kind, tickedOf(profile, kind).length > 0 ? tickedOf(profile, kind) : ids),
        concepts: ids,
        start: 0,
        end: 0,
        weight: kind === "sector" ? 2 : 1,
      });
  }
  return {
    text: "",
    requirements: [...requirements, ...ownTrades(profile, texts)],
    terms: ownWords(texts),
    deniedRoots: [],
    rambling: 0.2,
  };
}

type Texts = ReturnType<typeof textsOf>;

function tickedOf(profile: SearchableProfile, kind: "sector" | "place" | "clientType"): number[] {
  const group = kind === "clientType" ? "trait" : kind;
  return ticksOf(profile)
    .filter((list) => list.group === group && list.field !== "projectTypes")
    .flatMap((list) => list.values.flatMap((value) => conceptsOfTick(group, value)));
}

function mentionedOf(texts: Texts, kind: string): number[] {
  return texts.flatMap(({ text }) => {
    const words = splitWords(text);
    const denied = findDenied(words);
    return findMentions(words)
      .filter(
        (mention) => concepts[mention.concept]!.kind === kind && mention.weight >= 0.6 && denied[mention.from] === 0,
      )
      .map((mention) => mention.concept);
  });
}

/** A brand that writes of needing just this trade fits best. */
function ownTrades(profile: SearchableProfile, texts: Texts): Requirement[] {
  const ticked = ticksOf(profile)
    .filter((list) => list.group === "trade")
    .flatMap((list) => list.values.flatMap((value) => conceptsOfTick("trade", value)));
  const ids = [...new Set([...mentionedOf(texts, "trade"), ...ticked])].slice(0, 6);
  return ids.length === 0
    ? []
    : [
        {
          id: "job:own",
          kind: "job",
          importance: "nice",
          label: labelOf("job", ids),
          concepts: ids,
          start: 0,
          end: 0,
          weight: 0.35,
        },
      ];
}

function ownWords(texts: Texts): SearchTerm[] {
  const terms = new Map<string, SearchTerm>();
  for (const { text } of texts)
    for (const norm of splitWords(text).norms.slice(0, 200)) {
      const facts = factsOf(norm);
      if (!facts.isFunction && !facts.isQuerySpeak)
        terms.set(facts.root, { root: facts.root, kin: facts.kin, weight: 0.6 });
    }
  return [...terms.values()];
}
