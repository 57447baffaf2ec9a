import {
  clientSizes,
  industries,
  minimumBudgets,
  projectTypes,
  regions,
  services,
  skills,
} from "@triptych/contract/profiles";
import { readBlocks } from "../src/read/lexicon/rows.ts";
import { skillBlocks } from "../lexicon/skills.ts";
import type { SearchableProfile } from "../src/searchable-profile.ts";
import { picker, seeded } from "./random.ts";
import { briefs } from "./data/briefs.ts";
import type { Wanted } from "./data/briefs.ts";
import { tradeVoices } from "./data/trade-voices.ts";
import { fillerVoices, placeVoices, sectorVoices, sizeVoices } from "./data/world.ts";

/** Says what is true of a development profile, whatever its words are. */
export type Truth = {
  craft: string;
  sectors: string[];
  city: string;
  country: string;
  region: string;
  type: "agency" | "freelancer";
  floor: number;
  size?: "small" | "large";
  declines: string[];
  isStuffer: boolean;
};
export type WorldProfile = { profile: SearchableProfile; truth: Truth };

const floors = [0, 10_000, 50_000, 100_000, 500_000];
const skillLines = new Map(
  readBlocks(skillBlocks).map(({ name, lines }) => [
    name,
    (lines.find((line) => line.key === "is")?.value ?? "").split(",").map((tick) => tick.trim()),
  ]),
);
const voices = tradeVoices
  .trim()
  .split(/\n\s*\n/)
  .map((block) => {
    const [craft = "", titles = "", lines = ""] = block.split("\n");
    return {
      craft,
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

/**
 * Builds the development marketplace, the same every time: four rounds of every craft in any sector and place, three profiles for
 * each brief that fit it in full or nearly, and forty stuffed ones.
 */
export function buildWorld(): WorldProfile[] {
  const random = seeded(20_260);
  const profiles: WorldProfile[] = [];
  for (let round = 0; round < 4; round += 1)
    for (const voice of voices) profiles.push(makeProfile(profiles.length, voice, random));
  for (const wanted of briefs)
    for (let at = 0; at < 3; at += 1)
      profiles.push(
        makeProfile(
          profiles.length,
          voices.find(({ craft }) => craft === wanted.crafts[at % wanted.crafts.length])!,
          random,
          wanted,
        ),
      );
  for (let at = 0; at < 40; at += 1) profiles.push(makeStuffer(profiles.length, random));
  return profiles;
}

/** Makes any number of profiles of the same kind, with made-up words among them so that the vocabulary grows as a real one does. */
export function* generateProfiles(count: number, seed = 7): Generator<SearchableProfile> {
  const random = seeded(seed);
  const pick = picker(random);
  for (let at = 0; at < count; at += 1) {
    const { profile } = makeProfile(at, pick.one(voices), random);
    const more = Array.from({ length: 3 }, () =>
      pick
        .one(voices)
        .lines[0]!.split(" ")
        .toSorted(() => random() - 0.5)
        .slice(0, 8)
        .join(" "),
    ).join(". ");
    const rare = `${madeUpWord(random, count)} ${madeUpWord(random, count)}`;
    if (profile.userType === "agency") profile.data.uniqueValue += ` ${more} ${rare}.`;
    if (profile.userType === "freelancer") profile.data.bio += ` ${more} ${rare}.`;
    yield profile;
  }
}

/** Returns one of about as many names as the square term of the profiles times forty (Heaps' law, roughly). */
function madeUpWord(random: () => number, profiles: number): string {
  const syllables = [
    "ka",
    "lo",
    "mi",
    "ter",
    "ven",
    "shu",
    "bra",
    "nol",
    "qui",
    "fen",
    "dor",
    "pel",
    "ast",
    "um",
    "rig",
    "wy",
  ];
  let number = Math.floor(random() * Math.sqrt(profiles) * 40);
  let word = "z";
  while (number > 0) {
    word += syllables[number % 16];
    number = Math.floor(number / 16);
  }
  return word;
}

type Voice = (typeof voices)[number];

/** Makes one profile of a craft; `wanted` makes it fit that brief in all but sometimes one point. */
function makeProfile(number: number, voice: Voice, random: () => number, wanted?: Wanted): WorldProfile {
  const pick = picker(random);
  const fit = wanted === undefined ? {} : fittingParts(wanted, pick);
  const ticks = skillLines.get(voice.craft) ?? [];
  const hasService = ticks.some((tick) => (services as readonly string[]).includes(tick));
  const hasSkill = ticks.some((tick) => (skills as readonly string[]).includes(tick));
  const type =
    fit.type !== undefined && (fit.type === "freelancer" || hasService)
      ? fit.type
      : hasService && (!hasSkill || pick.chance(0.45)) && pick.chance(0.75)
        ? "agency"
        : "freelancer";
  const place = fit.place ?? pick.one(placeVoices);
  const sectors = [
    ...new Set([
      ...(fit.sector === undefined ? [] : [fit.sector]),
      ...pick.some(
        Object.keys(sectorVoices),
        fit.sector === undefined ? (pick.chance(0.4) ? 2 : 1) : Number(pick.chance(0.4)),
      ),
    ]),
  ];
  const size = fit.size ?? (type === "agency" && pick.chance(0.5) ? pick.one(["small", "large"] as const) : undefined);
  const other = pick.one(voices.filter((one) => one.craft !== voice.craft));
  const declines = pick.chance(0.12) ? [other.craft] : [];
  const sentences = pick.some(voice.lines, pick.chance(0.5) ? 2 : 1);
  for (const sector of sectors) if (pick.chance(0.85)) sentences.push(pick.one(sectorVoices[sector]!));
  if (pick.chance(0.8)) sentences.push(pick.one(place.lines));
  if (size !== undefined) sentences.push(pick.one(sizeVoices[size]));
  for (const craft of declines)
    sentences.push(`${type === "agency" ? "We do" : "I do"} not do ${craft.toLowerCase()}.`);
  sentences.push(...pick.some(fillerVoices, 1 + Math.floor(random() * 2)));
  const floor = fit.floor ?? Math.floor(random() * random() * 5);
  const truth: Truth = {
    craft: voice.craft,
    sectors,
    city: place.city,
    country: place.country,
    region: place.region,
    type,
    floor: type === "agency" ? floors[floor]! : 0,
    size,
    declines,
    isStuffer: false,
  };
  const text = sentences.join(" ");
  const region = [...new Set([place.region, ...(pick.chance(0.25) ? [pick.one(regions)] : [])])];
  const industry = [
    ...new Set([...sectors.filter(() => pick.chance(0.85)), ...(pick.chance(0.5) ? [pick.one(industries)] : [])]),
  ];
  const noise = <T>(list: readonly T[]) => (pick.chance(0.5) ? pick.some(list, 1 + Math.floor(random() * 3)) : []);
  const shared = { industries: (industry.length > 0 ? industry : ["Other"]) as never, regions: region as never };
  if (type === "agency") {
    const ticked = [
      ...new Set([
        ...ticks.filter((tick) => (services as readonly string[]).includes(tick)).filter(() => pick.chance(0.85)),
        ...noise(services),
      ]),
    ];
    return {
      truth,
      profile: {
        id: `w${number}`,
        userType: "agency",
        data: {
          ...shared,
          agencyName: `${pick.one(agencyNames)} ${number}`,
          website: "https://example.com",
          services: (ticked.length > 0 ? ticked : ["Other"]) as never,
          uniqueValue: text,
          clientExperience: pick.some(clientSizes, 2),
          preferredClientSize: pick.some(clientSizes, 1),
          projectTypes: pick.some(projectTypes, 1),
          minimumBudget: minimumBudgets[floor]!,
        },
      },
    };
  }
  const ticked = [
    ...new Set([
      ...ticks.filter((tick) => (skills as readonly string[]).includes(tick)).filter(() => pick.chance(0.85)),
      ...noise(skills),
    ]),
  ];
  return {
    truth,
    profile: {
      id: `w${number}`,
      userType: "freelancer",
      data: {
        ...shared,
        fullName: `${pick.one(firstNames)} ${pick.one(lastNames)}`,
        title: pick.one(voice.titles),
        skills: ticked.length > 0 ? ticked : ["Other"],
        bio: text,
      },
    },
  };
}

function fittingParts(
  wanted: Wanted,
  pick: ReturnType<typeof picker>,
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
    wanted.budget === undefined ? undefined : floors.filter((floor) => floor <= wanted.budget!).length - 1;
  return {
    sector: wanted.sectors === undefined || (isSlip && pick.chance(0.5)) ? undefined : pick.one(wanted.sectors),
    place: places.length === 0 || (isSlip && pick.chance(0.5)) ? undefined : pick.one(places),
    type: wanted.type,
    size: wanted.not?.size === "large" ? "small" : wanted.size,
    floor: affordable === undefined || (isSlip && pick.chance(0.5)) ? undefined : affordable,
  };
}

/** Makes a profile that says every search word and shows nothing. */
function makeStuffer(number: number, random: () => number): WorldProfile {
  const pick = picker(random);
  const isAgency = pick.chance(0.5);
  const words = [...pick.some(services, 9), ...pick.some(skills, 9), ...pick.some(industries, 4)];
  const styles = [
    words.join(", "),
    `Best ${words.join(" | ")} expert`,
    [...words, ...words].join(" "),
    `We are the number one for ${words.slice(0, 10).join(", ")} and also top for ${words.slice(10).join(", ")} and best ${words.slice(0, 6).join(", ")}.`,
  ];
  const text = `${pick.one(styles)} top quality cheap best ${pick.one(["London", "UK", "worldwide", "New York"])}`;
  const place = pick.one(placeVoices);
  const truth: Truth = {
    craft: "",
    sectors: [],
    city: place.city,
    country: place.country,
    region: place.region,
    type: isAgency ? "agency" : "freelancer",
    floor: 0,
    declines: [],
    isStuffer: true,
  };
  const shared = { industries: pick.some(industries, 12) as never, regions: [...regions] as never };
  if (isAgency)
    return {
      truth,
      profile: {
        id: `w${number}`,
        userType: "agency",
        data: {
          ...shared,
          agencyName: `Best Agency ${number}`,
          website: "https://example.com",
          services: pick.some(services, 20),
          uniqueValue: text,
          clientExperience: [...clientSizes] as never,
          preferredClientSize: [...clientSizes] as never,
          projectTypes: [...projectTypes] as never,
          minimumBudget: "< £10k",
        },
      },
    };
  return {
    truth,
    profile: {
      id: `w${number}`,
      userType: "freelancer",
      data: {
        ...shared,
        fullName: `Top Expert ${number}`,
        title: pick.some(words, 4).join(" | "),
        skills: pick.some(skills, 24),
        bio: text,
      },
    },
  };
}
