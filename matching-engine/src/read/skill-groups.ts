import { concepts } from "./lexicon/taxonomy.ts";

/** Holds a skill with the values of the enumerations that say it. */
export interface SkillGroup {
  name: string;
  values: string[];
}

/**
 * Returns the skills that values of the enumerations say, each once with all of its values: "Motion Design" of freelancers and "Motion graphics" of
 * agencies are one skill. A value that says two skills is with both, and one that says none stands for itself.
 */
export function groupBySkill(values: readonly string[]): SkillGroup[] {
  const groups = concepts
    .filter(({ kind }) => kind === "skill")
    .map(({ name, ticks }) => ({ name, values: values.filter((value) => ticks.includes(value)) }))
    .filter((group) => group.values.length > 0);
  const grouped = new Set(groups.flatMap((group) => group.values));
  return [
    ...groups,
    ...values.filter((value) => !grouped.has(value)).map((value) => ({ name: value, values: [value] })),
  ];
}
