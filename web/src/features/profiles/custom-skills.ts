import { profileLimits, skills } from "@triptych/contract/profiles";

export const otherSkill = "Other";

const listed: readonly string[] = skills;

export const isListed = (skill: string) => listed.includes(skill);

/** Returns the skills that are not in the list. */
export function customSkillsOf(chosen: readonly string[]): string[] {
  return chosen.filter((skill) => !isListed(skill));
}

/**
 * Adds the skills that somebody typed, separated by commas. Adds none twice, whatever its case, and takes the list's
 * spelling where the list has the skill. Returns the problem where nothing could be added.
 */
export function addCustomSkills(chosen: readonly string[], typed: string): { chosen: string[]; problem?: string } {
  const next = [...chosen];
  const names = typed
    .split(/[,;\n]/)
    .map((name) => name.trim().replaceAll(/\s+/g, " "))
    .filter(Boolean);
  if (names.length === 0) return { chosen: next, problem: "Type a skill first" };

  for (const name of names) {
    if (name.length > profileLimits.customSkill)
      return { chosen: next, problem: `A skill can have at most ${profileLimits.customSkill} characters` };
    const spelled = listed.find((skill) => isSame(skill, name)) ?? name;
    if (next.some((skill) => isSame(skill, spelled))) continue;
    if (!isListed(spelled) && customSkillsOf(next).length >= profileLimits.customSkills)
      return { chosen: next, problem: `You can add up to ${profileLimits.customSkills} skills of your own` };
    next.push(spelled);
  }
  return next.length === chosen.length ? { chosen: next, problem: `You already have “${names[0]}”` } : { chosen: next };
}

/** Returns the skills to save: `Other` is left out where there are own skills. */
export function skillsToSave(chosen: readonly string[]): string[] {
  return customSkillsOf(chosen).length === 0 ? [...chosen] : chosen.filter((skill) => skill !== otherSkill);
}

/** Returns the skills to edit: `Other` is added where there are own skills. */
export function skillsToEdit(saved: readonly string[]): string[] {
  return customSkillsOf(saved).length === 0 || saved.includes(otherSkill) ? [...saved] : [...saved, otherSkill];
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
