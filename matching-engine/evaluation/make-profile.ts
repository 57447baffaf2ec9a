import {
  clientSizes,
  industries,
  minimumBudgets,
  projectTypes,
  regions,
  services,
  skills,
} from "@triptych/contract/profiles";
import { budgetWeights } from "../src/weights.ts";
import type { SearchableProfile } from "../src/searchable-profile.ts";
import { picker } from "./random.ts";
import { boxesOfSkill } from "./boxes.ts";
import type { Wanted } from "./data/briefs.ts";
import { tradeVoices } from "./data/trade-voices.ts";
import { fillerVoices, placeVoices, sectorVoices, sizeVoices } from "./data/world.ts";

/** Says what is true of a development profile, whatever its words are. */
export interface Truth {
  skill: string;
  sectors: string[];
  city: string;
  country: string;
  region: string;
  type: "agency" | "freelancer";
  floor: number;
  size?: "small" | "large";
  declines: string[];
  isStuffer: boolean;
}
export interface WorldProfile {
  profile: SearchableProfile;
  truth: Truth;
}

export const voices = tradeVoices
  .trim()
  .split(/\n\s*\n/)
  .map((block) => {
    const [skill = "", titles = "", lines = ""] = block.split("\n");
    return {
      skill,
      titles: titles.split("|").map((title) => title.trim()),
      lines: lines.split("|").map((line) => line.trim()),
    };
  });
const firstNames = [
  "Ada",
  "Bela",
  "Carys",
  "Dev",
  "Esi",
  "Finn",
  "Gwen",
  "Hari",
  "Ines",
  "Joss",
  "Kemi",
  "Lev",
  "Mona",
  "Nils",
  "Oona",
  "Piers",
  "Quin",
  "Rhea",
  "Sol",
  "Tess",
];
const lastNames = [
  "Ashby",
  "Brandt",
  "Cole",
  "Dunne",
  "Ekwueme",
  "Farrow",
  "Grieve",
  "Holm",
  "Iyer",
  "Jarrett",
  "Keane",
  "Lund",
  "Moss",
  "Nkemelu",
  "Ortiz",
  "Pell",
  "Quayle",
  "Rossi",
  "Swann",
  "Thorne",
];
const agencyNames = [
  "Tall Order",
  "Kettle & Co",
  "Plain Sight",
  "Hush",
  "Northlight",
  "Odd Sock",
  "Gable",
  "Brine",
  "Second Draft",
  "Whistle",
  "Loud Quiet",
  "Salt Works",
  "Paper Boat",
  "Old Post",
  "Magpie",
];

type Voice = (typeof voices)[number];

interface Recipe {
  number: number;
  voice: Voice;
  random: () => number;
  /** Makes the profile fit this brief in all but sometimes one point. */
  wanted?: Wanted;
}

/** Makes one profile of a skill. NOTE: the order of the random choices is the marketplace's: it never changes. */
export function makeProfile({ number, voice, random, wanted }: Recipe): WorldProfile {
  const pick = picker(random);
  const fit = wanted === undefined ? {} : fittingParts(wanted, pick);
  const ticks = boxesOfSkill.get(voice.skill) ?? [];
  const type = typeOf(ticks, fit, pick);
  const place = fit.place ?? pick.one(placeVoices);
  const sectors = sectorsOf(fit, pick);
  const size = fit.size ?? (type === "agency" && pick.chance(0.5) ? pick.one(["small", "large"] as const) : undefined);
  const other = pick.one(voices.filter((one) => one.skill !== voice.skill));
  const declines = pick.chance(0.12) ? [other.skill] : [];
  const truthSoFar = { skill: voice.skill, sectors, type, size, declines, isStuffer: false };
  const sentences = sentencesOf({ voice, place, truth: truthSoFar }, pick);
  sentences.push(...pick.some(fillerVoices, 1 + Math.floor(random() * 2)));
  const floor = fit.floor ?? Math.floor(random() * random() * 5);
  const truth: Truth = {
    ...truthSoFar,
    city: place.city,
    country: place.country,
    region: place.region,
    floor: type === "agency" ? budgetWeights.floors[floor]! : 0,
  };
  const shared = sharedData(truth, pick);
  const about = { number, text: sentences.join(" "), ticks };
  return type === "agency"
    ? { truth, profile: agencyProfile({ ...about, floor, shared }, { pick, random }) }
    : { truth, profile: freelancerProfile({ ...about, titles: voice.titles, shared }, { pick, random }) };
}

type Fit = ReturnType<typeof fittingParts> | Record<string, never>;
type Picker = ReturnType<typeof picker>;
type Place = (typeof placeVoices)[number];

function typeOf(ticks: readonly string[], fit: Fit, pick: Picker): "agency" | "freelancer" {
  const hasService = ticks.some((tick) => (services as readonly string[]).includes(tick));
  const hasSkill = ticks.some((tick) => (skills as readonly string[]).includes(tick));
  if (fit.type !== undefined && (fit.type === "freelancer" || hasService)) return fit.type;
  return hasService && (!hasSkill || pick.chance(0.45)) && pick.chance(0.75) ? "agency" : "freelancer";
}

function sectorsOf(fit: Fit, pick: Picker): string[] {
  const known = fit.sector === undefined ? [] : [fit.sector];
  const count = fit.sector === undefined ? (pick.chance(0.4) ? 2 : 1) : Number(pick.chance(0.4));
  return [...new Set([...known, ...pick.some(Object.keys(sectorVoices), count)])];
}

interface Subject {
  voice: Voice;
  place: Place;
  truth: Pick<Truth, "sectors" | "type" | "size" | "declines">;
}

function sentencesOf({ voice, place, truth }: Subject, pick: Picker): string[] {
  const sentences = pick.some(voice.lines, pick.chance(0.5) ? 2 : 1);
  for (const sector of truth.sectors) if (pick.chance(0.85)) sentences.push(pick.one(sectorVoices[sector]!));
  if (pick.chance(0.8)) sentences.push(pick.one(place.lines));
  if (truth.size !== undefined) sentences.push(pick.one(sizeVoices[truth.size]));
  for (const skill of truth.declines)
    sentences.push(`${truth.type === "agency" ? "We do" : "I do"} not do ${skill.toLowerCase()}.`);
  return sentences;
}

function sharedData({ region, sectors }: Truth, pick: Picker) {
  const ticked = [...new Set([region, ...(pick.chance(0.25) ? [pick.one(regions)] : [])])];
  const industry = [
    ...new Set([...sectors.filter(() => pick.chance(0.85)), ...(pick.chance(0.5) ? [pick.one(industries)] : [])]),
  ];
  return { industries: (industry.length > 0 ? industry : ["Other"]) as never, regions: ticked as never };
}

interface About {
  number: number;
  text: string;
  ticks: readonly string[];
  shared: ReturnType<typeof sharedData>;
}

interface Chance {
  pick: Picker;
  random: () => number;
}

/** Returns most of the boxes that belong to the skill, and sometimes a few others. */
function tickedOf(ticks: readonly string[], known: readonly string[], { pick, random }: Chance): string[] {
  const own = ticks.filter((tick) => known.includes(tick)).filter(() => pick.chance(0.85));
  const noise = pick.chance(0.5) ? pick.some(known, 1 + Math.floor(random() * 3)) : [];
  const ticked = [...new Set([...own, ...noise])];
  return ticked.length > 0 ? ticked : ["Other"];
}

function agencyProfile(about: About & { floor: number }, chance: Chance): SearchableProfile {
  const { pick } = chance;
  const ticked = tickedOf(about.ticks, services, chance);
  return {
    id: `w${about.number}`,
    userType: "agency",
    data: {
      ...about.shared,
      agencyName: `${pick.one(agencyNames)} ${about.number}`,
      website: "https://example.com",
      services: ticked as never,
      uniqueValue: about.text,
      clientExperience: pick.some(clientSizes, 2),
      preferredClientSize: pick.some(clientSizes, 1),
      projectTypes: pick.some(projectTypes, 1),
      minimumBudget: minimumBudgets[about.floor]!,
    },
  };
}

function freelancerProfile(about: About & { titles: readonly string[] }, chance: Chance): SearchableProfile {
  const { pick } = chance;
  const ticked = tickedOf(about.ticks, skills, chance);
  return {
    id: `w${about.number}`,
    userType: "freelancer",
    data: {
      ...about.shared,
      fullName: `${pick.one(firstNames)} ${pick.one(lastNames)}`,
      title: pick.one(about.titles),
      skills: ticked,
      bio: about.text,
    },
  };
}

function fittingParts(
  wanted: Wanted,
  pick: Picker,
): {
  sector?: string;
  place?: (typeof placeVoices)[number];
  type?: "agency" | "freelancer";
  size?: "small" | "large";
  floor?: number;
} {
  const places = placeVoices.filter(
    (one) =>
      (wanted.cities?.includes(one.city) ??
        wanted.countries?.includes(one.country) ??
        wanted.regions?.includes(one.region) ??
        false) &&
      wanted.not?.cities?.includes(one.city) !== true,
  );
  const isSlip = pick.chance(0.3);
  const affordable =
    wanted.budget === undefined
      ? undefined
      : budgetWeights.floors.filter((floor) => floor <= wanted.budget!).length - 1;
  return {
    sector: wanted.sectors === undefined || (isSlip && pick.chance(0.5)) ? undefined : pick.one(wanted.sectors),
    place: places.length === 0 || (isSlip && pick.chance(0.5)) ? undefined : pick.one(places),
    type: wanted.type,
    size: wanted.not?.size === "large" ? "small" : wanted.size,
    floor: affordable === undefined || (isSlip && pick.chance(0.5)) ? undefined : affordable,
  };
}
