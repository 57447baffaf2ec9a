import type { UserType } from "@triptych/contract/basics";
import type { Criterion } from "@triptych/contract/matching";
import type { ConfirmedReading } from "@triptych/contract/reading";
import { briefOfReading } from "../read/brief/brief-of-reading.ts";
import type { ClauseMeanings } from "../read/clause-meaning.ts";
import { readBrief } from "../read/brief/read-brief.ts";
import { conceptsNamedBy } from "../read/brief/requirement-labels.ts";
import type { Brief, Requirement } from "../read/brief/requirements.ts";
import { fullKnowledge } from "../read/knowledge.ts";
import { createProfileReader, type ReadProfile } from "../read/profile/read-profile.ts";
import { Relations } from "../rank/relations.ts";
import { findStrength } from "../rank/strength.ts";
import type { SearchableProfile } from "../searchable-profile.ts";
import { evidenceWeights } from "../weights.ts";
import { quoteOf } from "./quotes.ts";

/** Holds what somebody says of a person with whom they have worked. */
export interface ReferenceText {
  id: string;
  text: string;
}

/** Holds a person's name, as the texts about them may call them, and the texts, the first to be quoted first. */
export interface ReferredPerson {
  id: string;
  name: string;
  references: readonly ReferenceText[];
}

/** Holds a brief as it was searched. */
export interface ReferredBrief {
  text: string;
  searcherType: UserType | null;
  reading?: ConfirmedReading;
  clauseMeanings?: ClauseMeanings | undefined;
}

/** Holds words of a reference that show one requirement of a brief. */
export interface ReferenceQuote {
  userId: string;
  /** Names the requirement, as `Criterion.id` does. */
  criterionId: string;
  referenceId: string;
  quote: string;
  proof: NonNullable<Criterion["proof"]>;
}

/**
 * Quotes for each requirement of a brief the first reference that proves it, by the rules for a quote of a profile: its words name the very
 * thing, clearly, and nobody denies it. NOTE: it returns quotes alone. No score, status or order is in its reach.
 */
export function quoteReferences(asked: ReferredBrief, people: readonly ReferredPerson[]): ReferenceQuote[] {
  const wanted = readWanted(asked).filter(mayBeQuoted);
  if (wanted.length === 0) return [];
  const relations = new Relations();
  const reader = createProfileReader(fullKnowledge());
  const tests = wanted.map((requirement) => ({ requirement, ...relationsTo(requirement, relations) }));
  return people.flatMap(({ id: userId, name, references }) => {
    const texts = references.map((reference) => readReference(reader, name, reference));
    return tests.flatMap((test) => {
      for (const read of texts) {
        const found = quoteFor(read, test);
        if (found) return [{ userId, criterionId: test.requirement.id, referenceId: read.id, ...found }];
      }
      return [];
    });
  });
}

function readWanted({ text, searcherType, reading, clauseMeanings }: ReferredBrief) {
  const options = { searcherType, clauseMeanings };
  const brief: Brief = reading === undefined ? readBrief(text, options) : briefOfReading(reading, text, options);
  return brief.requirements;
}

/** Returns whether a reference can show a requirement: work and its field, and nothing that is excluded. */
function mayBeQuoted({ kind, importance }: Requirement): boolean {
  return (kind === "job" || kind === "sector") && importance !== "mustNot";
}

interface Test {
  requirement: Requirement;
  all: Float32Array;
  named: Float32Array;
}

function relationsTo(requirement: Requirement, relations: Relations): Omit<Test, "requirement"> {
  const all = relations.ofAny(requirement.concepts, requirement.shares);
  return { all, named: requirement.kind === "sector" ? relations.ofAny(conceptsNamedBy(requirement)) : all };
}

interface ReadReference {
  id: string;
  profile: SearchableProfile;
  evidence: Uint32Array;
}

function readReference(read: ReadProfile, name: string, { id, text }: ReferenceText): ReadReference {
  const profile = asProfile(id, name, text);
  // NOTE: of the same length, so that the places of the words are those of the text.
  const { evidence } = read(asProfile(id, name, withoutItsWriter(text)));
  return { id, profile, evidence };
}

/** Returns a profile that says no more than a reference. */
function asProfile(id: string, fullName: string, bio: string): SearchableProfile {
  const data = { fullName, title: "", industries: [], regions: [], skills: [], bio };
  return { id, userType: "freelancer", data };
}

/** Hides the words by which the writer of a reference speaks of themselves, because the work that it tells of is somebody else's. */
function withoutItsWriter(text: string): string {
  return text.replaceAll(ownWords, (word) =>
    /^(?:our|my)$/i.test(word) ? "the".slice(0, word.length) : "x".repeat(word.length),
  );
}

const ownWords = /(?<![\p{L}\p{N}'’])(?:i|we|me|us|my|our|mine|ours|(?:i|we)['’](?:m|re|ve|ll|d))(?![\p{L}\p{N}'’])/giu;

function quoteFor({ profile, evidence }: ReadReference, { all, named }: Test) {
  const finding = findStrength(evidence, all, named);
  if (finding.best < 0 || finding.negated || finding.isAside) return undefined;
  // NOTE: the person's own profile meets the requirement, which confirms what one clear word of somebody else says.
  if (Math.max(finding.proof.named, finding.proof.things) < evidenceWeights.namedFrom) return undefined;
  const found = quoteOf(profile, evidence, finding.best);
  return found?.proof && found.field === "bio" ? { quote: found.quote, proof: found.proof } : undefined;
}
