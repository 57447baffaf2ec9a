import {
  availabilityLimits,
  type DayRate,
  dayRateBands,
  type Rate,
  type SmallestProject,
  smallestProjectBands,
  type Availability,
} from "@triptych/contract/availability";
import type { ProfileData } from "@triptych/contract/profiles";

type Values = Record<string, string | string[]>;

/** Names the fields of the form for when somebody is free and what they cost, each beside the field of the contract that it fills. */
const contractFields: Record<string, string> = {
  availabilityStatus: "availability.status",
  availableFrom: "availability.from",
  daysPerWeek: "availability.daysPerWeek",
  peopleFree: "availability.peopleFree",
  rateBand: "rate.band",
  rateShownTo: "rate.shownTo",
};

/** Returns the field of the form that shows what is wrong with a field of the contract. */
export function formFieldOf(field: string): string {
  return Object.keys(contractFields).find((name) => contractFields[name] === field) ?? field;
}

/** Returns the values of these fields for a saved profile; each is empty where nothing is stated. */
export function availabilityValuesOf(saved: ProfileData | null): Record<string, string> {
  if (saved?.type === "brand") return {};
  const availability: Partial<Availability> = saved?.data.availability ?? {};
  const { status = "", from = "", daysPerWeek = "", peopleFree = "" } = availability;
  const { band = "", shownTo = "everybody" } = saved?.data.rate ?? {};
  return {
    availabilityStatus: status,
    availableFrom: from,
    daysPerWeek: String(daysPerWeek),
    peopleFree: String(peopleFree),
    rateBand: band,
    rateShownTo: shownTo,
  };
}

/** Returns what the form sends of these fields. What does not belong to the chosen status is left out. */
export function availabilityToSave(userType: "agency" | "freelancer", values: Values): Record<string, unknown> {
  const { availabilityStatus: status = "", availableFrom, daysPerWeek, peopleFree, rateBand = "" } = values;
  const amount = userType === "agency" ? { peopleFree: numberOf(peopleFree) } : { daysPerWeek: numberOf(daysPerWeek) };
  const availability = {
    status,
    ...(status === "from" && { from: availableFrom }),
    ...(status !== "not_now" && amount),
  };
  return {
    ...(status !== "" && { availability }),
    ...(rateBand !== "" && { rate: { per: perOf(rateBand), band: rateBand, shownTo: values["rateShownTo"] } }),
  };
}

const numberOf = (value: string | string[] | undefined) =>
  value === undefined || value === "" ? undefined : Number(value);

const perOf = (band: string | string[]): Rate["per"] => (dayRateBands.includes(band as DayRate) ? "day" : "project");

/** Lists the bands of a rate as the form names them. */
export const dayRateOptions = dayRateBands.map((value) => ({ value, label: value }));
export const smallestProjectOptions = smallestProjectBands.map((value) => ({ value, label: projectLabel(value) }));

function projectLabel(band: SmallestProject): string {
  return band === "Any size" ? "Projects of any size" : `Projects ${band.charAt(0).toLowerCase()}${band.slice(1)}`;
}

export const daysPerWeekOptions = Array.from({ length: availabilityLimits.daysPerWeek }, (_, at) => ({
  value: String(at + 1),
  label: at === 0 ? "1 day a week" : `${at + 1} days a week`,
}));

const labels: Record<string, { label: string; isRequired: boolean }> = {
  availableFrom: { label: "From which day", isRequired: true },
  daysPerWeek: { label: "Days a week", isRequired: false },
  peopleFree: { label: "People free", isRequired: false },
  rateShownTo: { label: "Who sees it", isRequired: true },
};

/** Describes one of these fields; undefined for every other field. */
export function describeAvailabilityField(userType: string, name: string) {
  const isAgency = userType === "agency";
  if (name === "availabilityStatus")
    return { label: isAgency ? "Earliest start" : "When you are free", isRequired: false };
  if (name === "rateBand")
    return { label: isAgency ? "Smallest project" : "Day rate or smallest project", isRequired: false };
  return labels[name];
}
