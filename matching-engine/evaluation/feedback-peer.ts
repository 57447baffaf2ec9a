import { functionWords } from "../lexicon/stop-words.ts";
import { inflectionless } from "../src/text/stems.ts";
import { splitWords } from "../src/text/words.ts";
import { mayBeFound, peerDocument } from "./peers.ts";
import type { Engine } from "./peers.ts";

const fields = { title: 3, skills: 2, sectors: 1, prose: 1, rest: 0.3, name: 0.3 } as const;
const [k1, b] = [1.2, 0.75];
const feedback = { people: 30, terms: 40, share: 1 };
type Field = keyof typeof fields;
type Weights = Map<string, number>;
interface Document {
  id: string;
  userType: string;
  terms: Record<Field, string[]>;
  frequencies: Weights;
}

/**
 * Makes the fourth peer: BM25F (Robertson and Zaragoza 2009) with the brief's opening line counted twice, and relevance feedback
 * over titles, ticks and own skills of the best thirty (Rocchio 1971). It knows nothing by hand but the function words.
 */
export function wordsWithFeedback(): Engine {
  const documents: Document[] = [];
  const having = new Map<string, Document[]>();
  const idf = (term: string) => Math.log(1 + documents.length / ((having.get(term)?.length ?? 0) + 0.5));
  const rank = (query: Weights, searcherType: string) => {
    const scores = new Map<Document, number>();
    for (const [term, weight] of query)
      for (const document of having.get(term) ?? []) {
        if (!mayBeFound(document.userType, searcherType)) continue;
        const frequency = document.frequencies.get(term)!;
        scores.set(document, (scores.get(document) ?? 0) + (weight * idf(term) * frequency) / (k1 + frequency));
      }
    return [...scores].toSorted((x, y) => y[1] - x[1] || (x[0].id < y[0].id ? -1 : 1));
  };
  return {
    name: "P",
    load: async (profiles) => {
      for (const profile of profiles) {
        const { id, userType, ...texts } = peerDocument(profile);
        const terms = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, termsOf(text)]));
        documents.push({ id, userType, terms: terms as Document["terms"], frequencies: new Map() });
      }
      for (const field of Object.keys(fields) as Field[]) {
        const average = documents.reduce((sum, { terms }) => sum + terms[field].length, 0) / documents.length || 1;
        for (const { terms, frequencies } of documents)
          for (const term of terms[field])
            add(frequencies, term, fields[field] / (1 - b + (b * terms[field].length) / average));
      }
      for (const document of documents)
        for (const term of document.frequencies.keys()) having.set(term, [...(having.get(term) ?? []), document]);
    },
    search: async (text, searcherType, limit) => {
      const query: Weights = new Map();
      const opening = text.trim().split(/\n|(?<=[.!?])\s/, 1)[0] ?? "";
      for (const term of [...termsOf(text), ...termsOf(opening)]) add(query, term, 1);
      const first = rank(query, searcherType).slice(0, feedback.people);
      const learnt: Weights = new Map();
      for (const [{ terms }, score] of first)
        for (const term of new Set([...terms.title, ...terms.skills])) add(learnt, term, score * idf(term));
      const best = [...learnt].toSorted((x, y) => y[1] - x[1]).slice(0, feedback.terms);
      const [asked, taught] = [sumOf(query.values()), sumOf(best.map(([, weight]) => weight)) || 1];
      for (const [term, weight] of best) add(query, term, (feedback.share * asked * weight) / taught);
      return rank(query, searcherType)
        .slice(0, limit)
        .map(([{ id }]) => ({ id }));
    },
  };
}

function termsOf(text: string): string[] {
  return splitWords(text)
    .norms.filter((norm) => !functionWords.has(norm))
    .map(inflectionless);
}

function add(weights: Weights, term: string, weight: number): void {
  weights.set(term, (weights.get(term) ?? 0) + weight);
}

function sumOf(values: Iterable<number>): number {
  return [...values].reduce((sum, value) => sum + value, 0);
}
