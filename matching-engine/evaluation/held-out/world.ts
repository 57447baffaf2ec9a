import {
  clientSizes,
  industries,
  minimumBudgets,
  projectTypes,
  regions,
  services,
  skills,
} from "@triptych/contract/profiles";
import { budgetWeights } from "../../src/weights.ts";
import type { SearchableProfile } from "../../src/searchable-profile.ts";
import { boxesOfSkill } from "../boxes.ts";
import { placeVoices, sectorVoices } from "../data/world.ts";
import type { Truth } from "../world.ts";
import { heldOutProfiles, heldOutStuffers } from "./profiles.ts";

/** Holds a held-out profile and what is true of it; one account may do several skills. */
export interface HeldOutProfile {
  profile: SearchableProfile;
  truth: Omit<Truth, "skill"> & { skills: string[] };
}

const sectorNames: Record<string, (typeof industries)[number]> = {
  auto: "Automotive",
  beauty: "Beauty and personal care",
  charity: "Charity and non-profit",
  cpg: "Consumer packaged goods",
  ecom: "E-commerce and retail",
  edu: "Education",
  media: "Entertainment and media",
  fashion: "Fashion and luxury",
  fin: "Financial services",
  food: "Food and beverage",
  gaming: "Gaming",
  gov: "Government and public sector",
  health: "Healthcare and pharmaceuticals",
  hosp: "Hospitality and tourism",
  ind: "Industrial and manufacturing",
  prof: "Professional services",
  prop: "Property and construction",
  sport: "Sport and leisure",
  tech: "Technology and software",
  telco: "Telecommunications",
  trans: "Transport and logistics",
  energy: "Utilities and energy",
};

const countries: Record<string, [region: (typeof regions)[number], cities: string]> = {
  "United Kingdom": [
    "Europe",
    "London, Leeds, Manchester, Birmingham, Bristol, Edinburgh, Cardiff, Glasgow, Nottingham, Norwich, Brighton, Reading, Sheffield, Belfast, Liverpool, Bath, Plymouth, Newcastle, Swansea, Aberdeen, Inverness",
  ],
  Ireland: ["Europe", "Dublin"],
  France: ["Europe", "Paris, Lyon"],
  Germany: ["Europe", "Berlin, Hamburg, Munich"],
  Portugal: ["Europe", "Lisbon"],
  Netherlands: ["Europe", "Amsterdam"],
  Italy: ["Europe", "Milan, Rome"],
  Denmark: ["Europe", "Copenhagen"],
  Poland: ["Europe", "Warsaw, Krakow"],
  Sweden: ["Europe", "Stockholm"],
  Norway: ["Europe", "Oslo"],
  Finland: ["Europe", "Helsinki"],
  Austria: ["Europe", "Vienna"],
  Romania: ["Europe", "Bucharest"],
  Czechia: ["Europe", "Prague"],
  Spain: ["Europe", "Madrid, Barcelona"],
  "United States": ["North America", "New York, Los Angeles"],
  Canada: ["North America", "Toronto, Montreal, Vancouver"],
  Mexico: ["Latin America", "Mexico City"],
  "United Arab Emirates": ["Middle East", "Dubai"],
  Kenya: ["Africa", "Nairobi"],
  "South Africa": ["Africa", "Cape Town, Johannesburg"],
  Morocco: ["Africa", "Marrakesh"],
  Singapore: ["Asia Pacific", "Singapore"],
  "South Korea": ["Asia Pacific", "Seoul"],
  India: ["Asia Pacific", "Mumbai, Bangalore"],
  Australia: ["Asia Pacific", "Sydney"],
};
/** Builds the first held-out marketplace: every written profile and the stuffed ones. */
export function buildHeldOutWorld(): HeldOutProfile[] {
  return buildWorld(heldOutProfiles, heldOutStuffers);
}

/** Builds a marketplace of profiles as they are written in these files: two lines each. */
export function buildWorld(profiles: string, stuffers: string): HeldOutProfile[] {
  return [
    ...pairs(profiles).map((entry, number) => readProfile(entry, `h${number}`)),
    ...pairs(stuffers).map((entry, number) => readStuffer(entry, `s${number}`)),
  ];
}

interface Entry {
  head: string;
  text: string;
}

function pairs(written: string): Entry[] {
  const lines = written.trim().split("\n");
  return lines.flatMap((head, at) => (at % 2 === 0 ? [{ head, text: lines[at + 1] ?? "" }] : []));
}

function list(text: string, separator = ","): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function readProfile({ head, text }: Entry, id: string): HeldOutProfile {
  const [name = "", does = "", sectorCodes = "", city = "", boxes = "", floor = "0", size = ""] = head
    .slice(2)
    .split("|")
    .map((part) => part.trim());
  const doing = list(does, ";");
  const sectors = list(sectorCodes, ";").map((code) => sectorNames[code] ?? code);
  const type = head.startsWith("A") ? ("agency" as const) : ("freelancer" as const);
  const [country, [region]] = Object.entries(countries).find(([, [, cities]]) => list(cities).includes(city))!;
  const own = new Set<string>(type === "agency" ? services : skills);
  const ticked = [
    ...new Set(
      list(boxes).flatMap((box) =>
        box === "=" ? doing.flatMap((skill) => boxesOfSkill.get(skill) ?? []).filter((tick) => own.has(tick)) : [box],
      ),
    ),
  ];
  const smallest = Number(floor) * 1_000;
  const truth = {
    skills: doing,
    sectors,
    city,
    country,
    region,
    type,
    floor: type === "agency" ? smallest : 0,
    ...(size === "" ? {} : { size: size as "small" | "large" }),
    declines: [],
    isStuffer: false,
  };
  const sentences = `${text} ${sectorSentence(sectors, id)} ${placeSentence(city, id)}`.trim();
  return { truth, profile: profileOf({ id, type, name, ticked, sectors, region: [region], smallest, sentences }) };
}

/** Lets every third profile also say whom it works for, and every second where it is; the others leave it to the boxes. */
function sectorSentence(sectors: string[], id: string): string {
  return Number(id.slice(1)) % 3 === 0 ? (sectorVoices[sectors[0]!]?.at(-1) ?? "") : "";
}

function placeSentence(city: string, id: string): string {
  const number = Number(id.slice(1));
  const said = placeVoices.find((place) => place.city === city)?.lines.at(-1);
  return [said ?? `${city} is home.`, `Find me in ${city}.`, ""][number % 3]!;
}

function readStuffer({ head, text: sentences }: Entry, id: string): HeldOutProfile {
  const [name = ""] = head.slice(2).split("|");
  const type = head.startsWith("A") ? ("agency" as const) : ("freelancer" as const);
  const truth = {
    skills: [],
    sectors: [],
    city: "",
    country: "",
    region: "",
    type,
    floor: 0,
    declines: [],
    isStuffer: true,
  };
  const ticked = type === "agency" ? [...services] : [...skills];
  const sectors = [...industries];
  const region = [...regions];
  return { truth, profile: profileOf({ id, type, name, ticked, sectors, region, smallest: 0, sentences }) };
}

interface Parts {
  id: string;
  type: "agency" | "freelancer";
  name: string;
  ticked: string[];
  sectors: string[];
  region: string[];
  smallest: number;
  sentences: string;
}

function profileOf({ id, type, name, ticked, sectors, region, smallest, sentences }: Parts): SearchableProfile {
  const shared = { industries: sectors as never, regions: region as never };
  if (type === "freelancer")
    return {
      id,
      userType: type,
      data: { ...shared, fullName: `Person ${id}`, title: name, skills: ticked, bio: sentences },
    };
  return {
    id,
    userType: type,
    data: {
      ...shared,
      agencyName: name,
      website: "https://example.com",
      services: ticked as never,
      uniqueValue: sentences,
      clientExperience: [clientSizes[Number(id.slice(1)) % clientSizes.length]!],
      preferredClientSize: [clientSizes[(Number(id.slice(1)) + 1) % clientSizes.length]!],
      projectTypes: [projectTypes[Number(id.slice(1)) % projectTypes.length]!],
      minimumBudget:
        minimumBudgets[
          Math.max(
            0,
            budgetWeights.floors.findIndex((floor) => floor === smallest),
          )
        ]!,
    },
  };
}
