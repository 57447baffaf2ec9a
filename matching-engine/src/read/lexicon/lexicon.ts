import { commonWords } from "../../../lexicon/common-words.ts";
import { functionWords, querySpeak } from "../../../lexicon/stop-words.ts";
import type { Switches } from "../../switches.ts";
import { inflectionless, singular, stemOf } from "../../text/stems.ts";
import { taxonomyWeights, textLimits } from "../../weights.ts";
import { concepts, taxonomy } from "./taxonomy.ts";
import type { ConceptAlias } from "./taxonomy.ts";

/** Describes a place in the tree of aliases. `meanings` are the aliases that end here. */
export interface AliasNode {
  next: Map<string, AliasNode>;
  meanings: ConceptAlias[];
}

/**
 * Holds what the lexicon knows of a word: its term for searching, the stem that it shares with its whole family, its form for aliases,
 * and the skill aliases of its family (as "photographing" has "photographer").
 */
export interface WordFacts {
  term: string;
  stem: string;
  form: string;
  family: readonly ConceptAlias[] | undefined;
  node: AliasNode | undefined;
  isEveryday: boolean;
  isFunction: boolean;
  isQuerySpeak: boolean;
}

/** Holds the words that the engine knows, as far as its switches let it. */
export interface Lexicon {
  aliases: readonly ConceptAlias[];
  /** Returns the facts about a normalised word. */
  factsOf: (norm: string) => WordFacts;
  /** Returns the stem of a term: what a whole family of words shares. */
  stemOf: (word: string) => string;
}

const everyday: ReadonlySet<string> = new Set(commonWords.trim().split(/\s+/));

/** Builds the tree of aliases. Facts are remembered, because the same words come again and again. */
export function createLexicon(switches: Switches): Lexicon {
  const aliases = taxonomy.aliases.filter(({ concept }) => isSwitchedOn(concept, switches));
  const stem = switches.stems ? stemOf : singular;
  const tree: AliasNode = { next: new Map(), meanings: [] };
  const families = new Map<string, ConceptAlias[]>();
  const forms = new Map<string, string>();
  const remembered = new Map<string, WordFacts>();
  const formOf = (norm: string) => {
    let form = forms.get(norm);
    if (form === undefined) forms.set(norm, (form = singular(norm)));
    return form;
  };
  for (const alias of aliases) {
    plant(alias, tree);
    if (alias.stem !== undefined) addFamily(families, switches.stems ? alias.stem : alias.forms[0]!, alias);
  }

  return { aliases, factsOf, stemOf: stem };

  function factsOf(norm: string): WordFacts {
    const known = remembered.get(norm);
    if (known !== undefined) return known;
    const form = formOf(norm);
    const facts = {
      term: inflectionless(norm),
      stem: stem(norm),
      form,
      family: families.get(stem(norm)),
      isEveryday: everyday.has(norm) || everyday.has(form),
      node: tree.next.get(form),
      isFunction: functionWords.has(norm),
      isQuerySpeak: querySpeak.has(norm),
    };
    if (remembered.size >= textLimits.factsRemembered) remembered.clear();
    remembered.set(norm, facts);
    return facts;
  }
}

function isSwitchedOn(id: number, switches: Switches): boolean {
  const { kind, ticks } = concepts[id]!;
  if (kind === "skill") return ticks.length > 0 ? switches.skillAliases : switches.occupationAliases;
  if (kind === "sector") return switches.sectors;
  return kind === "place" ? switches.places : switches.traits;
}

/** Puts an alias into the tree. */
function plant(alias: ConceptAlias, tree: AliasNode): void {
  let node = tree;
  for (const form of alias.forms) {
    let next = node.next.get(form);
    if (next === undefined) node.next.set(form, (next = { next: new Map(), meanings: [] }));
    node = next;
  }
  const twin = node.meanings.findIndex((known) => known.concept === alias.concept);
  if (twin < 0) node.meanings.push(alias);
  else if (alias.weight > node.meanings[twin]!.weight) node.meanings[twin] = alias;
}

/** Adds an alias to the family of its stem; only long stems of skills make one. */
function addFamily(families: Map<string, ConceptAlias[]>, stem: string, alias: ConceptAlias): void {
  const isFamily =
    stem.length >= taxonomyWeights.shortestFamilyStem &&
    !alias.needsCapitals &&
    !alias.asWritten &&
    alias.weight >= taxonomyWeights.familyFrom &&
    concepts[alias.concept]!.kind === "skill";
  const family = families.get(stem) ?? [];
  if (isFamily && !family.some((one) => one.concept === alias.concept))
    families.set(stem, [...family, { ...alias, weight: alias.weight * taxonomyWeights.familyShare }]);
}
