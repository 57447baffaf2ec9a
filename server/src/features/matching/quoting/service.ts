import type { Match } from "@triptych/contract/matching";
import type { BriefEngine } from "../../../adapters/matching-index/matching-index.ts";
import type { MeaningService } from "../meaning/service.ts";
import type { BriefToFind } from "../retrieval/service.ts";
import { withReferences } from "./rules.ts";

/** Holds what somebody says of a person with whom they have worked. */
export interface PublishedReference {
  id: string;
  author: string;
  texts: string[];
}

export interface QuotingDeps {
  engine: Pick<BriefEngine, "quoteReferences">;
  meaning: Pick<MeaningService, "findClauses">;
  /** Lists by person the published references that this viewer may read, newest first. */
  listReferences: (viewerId: string, userIds: string[]) => Promise<Map<string, PublishedReference[]>>;
}

export type QuotingService = ReturnType<typeof quotingService>;

/** Quotes what others say of people beside what their own profiles show. It is read anew each time and kept nowhere. */
export function quotingService({ engine, meaning, listReferences }: QuotingDeps) {
  /** Adds quotes to matches that have references; for all others it costs one look. */
  async function quote(viewerId: string, matches: Match[], getBrief: () => Promise<BriefToFind>): Promise<Match[]> {
    const references = await listReferences(
      viewerId,
      matches.map(({ user }) => user.id),
    );
    if (references.size === 0) return matches;
    const { text, searcherType, reading } = await getBrief();
    const people = matches.flatMap(({ user: { id, displayName } }) => {
      const about = references.get(id) ?? [];
      const texts = about.flatMap((each) => each.texts.map((words) => ({ id: each.id, text: words })));
      return texts.length === 0 ? [] : [{ id, name: displayName, references: texts }];
    });
    const clauses = await meaning.findClauses([{ text, searcherType }]);
    const quotes = await engine.quoteReferences(
      { text, searcherType, ...(reading && { reading }), ...clauses },
      people,
    );
    const authors = new Map([...references.values()].flat().map(({ id, author }) => [id, author]));
    return withReferences(matches, quotes, authors);
  }

  return { quote };
}
