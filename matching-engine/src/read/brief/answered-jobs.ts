import type { ConfirmedReading, ReadJob } from "@triptych/contract/reading";
import { taxonomy } from "../lexicon/taxonomy.ts";

/** Returns the jobs that answered questions name; an answer of "something else" names none. */
export function answeredJobs(answers: ConfirmedReading["answers"]): ReadJob[] {
  return answers.flatMap(({ chosen, start, end }) => {
    const means = `skill ${chosen}`;
    if (chosen === null || !taxonomy.byName.has(means)) return [];
    return [
      {
        label: chosen,
        force: "must",
        requirements: [{ label: chosen, kind: "job", force: "must", start, end, means: [means] }],
      },
    ];
  });
}
