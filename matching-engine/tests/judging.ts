import { concepts } from "../src/read/lexicon/taxonomy.ts";
import { toldWork } from "../src/read/profile/told-work-levels.ts";
import { packEvidence } from "../src/read/profile/evidence.ts";
import type { Evidence } from "../src/read/profile/evidence.ts";
import type { Requirement } from "../src/read/brief/requirements.ts";
import { sources } from "../src/searchable-profile.ts";
import type { Prepared } from "../src/rank/verdicts.ts";

/** Holds the skills that requirements and evidence of these tests are about. */
const [skill, another] = concepts.flatMap(({ kind }, at) => (kind === "skill" ? [at] : []));
export const otherSkill = another;

export function relationsTo(concept: number): Float32Array {
  const relations = new Float32Array(concepts.length);
  relations[concept] = 1;
  return relations;
}

export function aRequirement(change: Partial<Requirement> = {}, prepared: Partial<Prepared> = {}): Prepared {
  const requirement: Requirement = {
    id: "job:one",
    kind: "job",
    importance: "must",
    label: "One",
    concepts: [skill!],
    start: 0,
    end: 0,
    weight: 1,
    ...change,
  };
  const relations = relationsTo(requirement.concepts[0]!);
  return {
    requirement,
    shown: requirement.importance,
    relations,
    named: relations,
    also: [],
    weight: requirement.importance === "mustNot" ? 0 : 1,
    ...prepared,
  };
}

/** Packs evidence; without a change it is a sentence that names the work. */
export function evidenceOf(...pieces: Partial<Evidence>[]): Uint32Array {
  const packed: number[] = [];
  for (const piece of pieces)
    packEvidence(
      {
        concept: skill!,
        source: sources.prose,
        isNegated: false,
        isName: true,
        weight: 1,
        ticked: 0,
        told: toldWork.done,
        field: 2,
        start: 0,
        length: 4,
        ...piece,
      },
      packed,
    );
  return Uint32Array.from(packed);
}
