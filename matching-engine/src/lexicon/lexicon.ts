import { functionWords, querySpeak } from "../data/stop-words.ts";
import { stem } from "../text/stems.ts";
import { splitWords } from "../text/words.ts";
import { readTaxonomy } from "./concepts.ts";
import type { Concept, ConceptAlias } from "./concepts.ts";

/** A place in the tree of aliases; `meanings` are the aliases that end here. */
export type AliasNode = { next: Map<string, AliasNode>; meanings: ConceptAlias[] };

/** What the lexicon knows of a word, looked up once and remembered. */
export type WordFacts = { root: string; node: AliasNode | undefined; isFunction: boolean; isQuerySpeak: boolean };

export const taxonomy = readTaxonomy();
export const concepts: readonly Concept[] = taxonomy.concepts;

const tree: AliasNode = { next: new Map(), meanings: [] };
const tickOwners = new Map<string, number[]>();
const remembered = new Map<string, WordFacts>();
const rememberedLimit = 400_000;

for (const alias of taxonomy.aliases) plant(alias);
for (const concept of concepts) for (const tick of concept.ticks) tickOwners.set(`${tickGroup(concept)} ${tick}`, [...(tickOwners.get(`${tickGroup(concept)} ${tick}`) ?? []), concept.id]);

/** The facts about a normalised word. */
export function factsOf(norm: string): WordFacts {
  const known = remembered.get(norm);
  if (known !== undefined) return known;
  const root = stem(norm);
  const facts = { root, node: tree.next.get(root), isFunction: functionWords.has(norm), isQuerySpeak: querySpeak.has(norm) };
  if (remembered.size >= rememberedLimit) remembered.clear();
  remembered.set(norm, facts);
  return facts;
}

/** The concepts that a ticked value of an enumeration stands for. */
export function conceptsOfTick(group: "trade" | "sector" | "place" | "trait", value: string): readonly number[] {
  return tickOwners.get(`${group} ${value}`) ?? none;
}

/** Whether some alias has a word of this root. */
export function isAliasRoot(root: string): boolean {
  return aliasRoots.has(root);
}

const none: readonly number[] = [];
const aliasRoots = new Set<string>();
for (const alias of taxonomy.aliases) for (const norm of splitWords(alias.words).norms) aliasRoots.add(stem(norm));

function tickGroup(concept: Concept): string {
  return concept.kind === "trade" || concept.kind === "sector" || concept.kind === "place" ? concept.kind : "trait";
}

function plant(alias: ConceptAlias): void {
  let node = tree;
  for (const norm of splitWords(alias.words).norms) {
    const root = stem(norm);
    let next = node.next.get(root);
    if (next === undefined) node.next.set(root, (next = { next: new Map(), meanings: [] }));
    node = next;
  }
  if (node === tree) return;
  const twin = node.meanings.findIndex((known) => known.concept === alias.concept);
  if (twin < 0) node.meanings.push(alias);
  else if (alias.weight > node.meanings[twin]!.weight) node.meanings[twin] = alias;
}
