import { commonWords } from "../data/common-words.ts";
import { functionWords, querySpeak } from "../data/stop-words.ts";
import { inflectionless, singular, stem } from "../text/stems.ts";
import { readTaxonomy } from "./concepts.ts";
import type { Concept, ConceptAlias } from "./concepts.ts";

/** A place in the tree of aliases; `meanings` are the aliases that end here. */
export type AliasNode = { next: Map<string, AliasNode>; meanings: ConceptAlias[] };

/**
 * What the lexicon knows of a word, looked up once and remembered: its root for searching, the kin that it shares with its whole
 * family, its form for aliases, and the trade aliases of its family (as "photographing" has "photographer").
 */
export type WordFacts = {
  root: string;
  kin: string;
  form: string;
  family: readonly ConceptAlias[] | undefined;
  node: AliasNode | undefined;
  isEveryday: boolean;
  isFunction: boolean;
  isQuerySpeak: boolean;
};

export const taxonomy = readTaxonomy();
export const concepts: readonly Concept[] = taxonomy.concepts;

const tree: AliasNode = { next: new Map(), meanings: [] };
const none: readonly number[] = [];
const families = new Map<string, ConceptAlias[]>();
const tickOwners = new Map<string, number[]>();
const remembered = new Map<string, WordFacts>();
const rememberedLimit = 400_000;
const shortestFamilyRoot = 6;
const familyShare = 0.75;
/** Words come again and again in aliases: each is brought to its singular once. */
const forms = new Map<string, string>();
const everyday = new Set(commonWords.trim().split(/\s+/));

for (const alias of taxonomy.aliases) plant(alias);
for (const concept of concepts)
  for (const tick of concept.ticks)
    tickOwners.set(`${tickGroup(concept)} ${tick}`, [
      ...(tickOwners.get(`${tickGroup(concept)} ${tick}`) ?? []),
      concept.id,
    ]);

/** The facts about a normalised word. */
export function factsOf(norm: string): WordFacts {
  const known = remembered.get(norm);
  if (known !== undefined) return known;
  const kin = stem(norm);
  const form = formOf(norm);
  const facts = {
    root: inflectionless(norm),
    kin,
    form,
    family: families.get(kin),
    isEveryday: everyday.has(norm) || everyday.has(form),
    node: tree.next.get(form),
    isFunction: functionWords.has(norm),
    isQuerySpeak: querySpeak.has(norm),
  };
  if (remembered.size >= rememberedLimit) remembered.clear();
  remembered.set(norm, facts);
  return facts;
}

/** The concepts that a ticked value of an enumeration stands for. */
export function conceptsOfTick(group: "trade" | "sector" | "place" | "trait", value: string): readonly number[] {
  return tickOwners.get(`${group} ${value}`) ?? none;
}

function tickGroup(concept: Concept): string {
  return concept.kind === "trade" || concept.kind === "sector" || concept.kind === "place" ? concept.kind : "trait";
}

function formOf(norm: string): string {
  let form = forms.get(norm);
  if (form === undefined) forms.set(norm, (form = singular(norm)));
  return form;
}

function plant(alias: ConceptAlias): void {
  let node = tree;
  const { norms } = alias;
  for (const norm of norms) {
    const form = formOf(norm);
    let next = node.next.get(form);
    if (next === undefined) node.next.set(form, (next = { next: new Map(), meanings: [] }));
    node = next;
  }
  if (node === tree) return;
  if (norms.length === 1) addFamily(stem(norms[0]!), alias);
  const twin = node.meanings.findIndex((known) => known.concept === alias.concept);
  if (twin < 0) node.meanings.push(alias);
  else if (alias.weight > node.meanings[twin]!.weight) node.meanings[twin] = alias;
}

/** Only long roots of trades make a family: "look" and "looker" are strangers. */
function addFamily(root: string, alias: ConceptAlias): void {
  if (
    root.length < shortestFamilyRoot ||
    alias.needsCapitals ||
    alias.asWritten ||
    alias.weight < 0.6 ||
    concepts[alias.concept]!.kind !== "trade"
  )
    return;
  const family = families.get(root) ?? [];
  if (!family.some((one) => one.concept === alias.concept))
    families.set(root, [...family, { ...alias, weight: alias.weight * familyShare }]);
}
