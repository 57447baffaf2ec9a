import { isTicked, readSkillFiles } from "../compile/read-skills.ts";
import type { Wanted } from "./data/briefs.ts";
import type { Truth } from "./world.ts";

const neighbours = new Map(
  readSkillFiles()
    .filter(isTicked)
    .map(({ name, lines }) => [
      name,
      (lines.find((line) => line.key === "near")?.value ?? "").split(",").map((near) => near.trim()),
    ]),
);

/** Returns the grade of a profile for a brief, 0 to 3, by rubric.md. */
export function grade(wanted: Wanted, truth: Truth): number {
  if (truth.isStuffer || isRefused(wanted, truth) || isImpossible(wanted, truth)) return 0;
  const fits = restFits(wanted, truth);
  const share = fits.length === 0 ? 1 : fits.reduce((sum, fit) => sum + fit, 0) / fits.length;
  if (wanted.skills.includes(truth.skill)) return share === 1 ? 3 : share >= 0.5 ? 2 : 1;
  const isNeighbour = wanted.skills.some((skill) => neighbours.get(skill)?.includes(truth.skill) === true);
  return isNeighbour && share === 1 && fits.length > 0 ? 1 : 0;
}

/** Returns whether the profile declines the work, is another kind of account, or costs over twice the budget. */
function isImpossible(wanted: Wanted, truth: Truth): boolean {
  if (wanted.skills.some((skill) => truth.declines.includes(skill))) return true;
  if (wanted.type !== undefined && wanted.type !== truth.type) return true;
  return wanted.budget !== undefined && truth.type === "agency" && truth.floor > wanted.budget * 2;
}

function isRefused({ not }: Wanted, truth: Truth): boolean {
  if (not === undefined) return false;
  return (
    not.skills?.includes(truth.skill) === true ||
    not.cities?.includes(truth.city) === true ||
    not.type === truth.type ||
    (not.size !== undefined && not.size === truth.size) ||
    not.sectors?.some((sector) => truth.sectors.includes(sector)) === true
  );
}

function restFits(wanted: Wanted, truth: Truth): number[] {
  const fits: number[] = [];
  if (wanted.sectors !== undefined) fits.push(Number(wanted.sectors.some((sector) => truth.sectors.includes(sector))));
  if (wanted.cities !== undefined || wanted.countries !== undefined || wanted.regions !== undefined)
    fits.push(placeFit(wanted, truth));
  if (wanted.budget !== undefined) fits.push(Number(truth.type === "freelancer" || truth.floor <= wanted.budget));
  if (wanted.size !== undefined) fits.push(Number(wanted.size === truth.size));
  return fits;
}

/** Counts the narrowest place that the brief states in full, and a wider one half. */
function placeFit(wanted: Wanted, truth: Truth): number {
  const levels = [
    [wanted.cities, truth.city],
    [wanted.countries, truth.country],
    [wanted.regions, truth.region],
  ] as const;
  const stated = levels.filter(([names]) => names !== undefined);
  const at = stated.findIndex(([names, own]) => names!.includes(own));
  return at < 0 ? 0 : at === 0 ? 1 : 0.5;
}
