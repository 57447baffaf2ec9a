import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { UserType } from "@triptych/contract/basics";
import type { SearchableProfile } from "../src/searchable-profile.ts";
import type { GradedSet } from "./sets.ts";

/** Holds a stranger's brief with what they graded: grades by user name, and who clearly fits. */
export interface StrangersBrief {
  id: string;
  kind: string;
  searcher: UserType;
  text: string;
  grades: Map<string, number>;
  clearlyRight: Set<string>;
}

const root = join(import.meta.dirname, "../..");

/** Returns the folder with data that the engine's authors did not write, or undefined where there is none. */
export function findStrangersFolder(): string | undefined {
  const places = [
    process.env.MATCHING_DATA,
    join(root, "../shared/matching-data"),
    join(root, "../../shared/matching-data"),
  ];
  return places.find((place) => place !== undefined && existsSync(place));
}

/** Reads the briefs that strangers put to the demo marketplace, with their grades. */
export function readStrangersBriefs(folder: string): StrangersBrief[] {
  type Graded = { id: string; firstFive: { user: string; grade: number }[]; clearlyRight: string[] };
  const graded = new Map(readLines<Graded>(join(folder, "strangers/grades.jsonl")).map((one) => [one.id, one]));
  return readLines<StrangersBrief>(join(folder, "strangers/briefs.jsonl")).map((brief) => ({
    ...brief,
    grades: new Map(graded.get(brief.id)!.firstFive.map(({ user, grade }) => [user, grade])),
    clearlyRight: new Set(graded.get(brief.id)!.clearlyRight),
  }));
}

/**
 * Reads the briefs of sixteen strangers who wrote every text before they opened a profile, and then listed who is clearly right and who would do. Those whom they
 * do not list have no grade.
 */
export function readListedBriefs(): StrangersBrief[] {
  type Listed = Pick<StrangersBrief, "id" | "kind" | "searcher" | "text"> & {
    clearlyRight: string[];
    wouldDo: string[];
  };
  return readLines<Listed>(join(import.meta.dirname, "strangers/listed-briefs.jsonl")).map((brief) => ({
    ...brief,
    grades: new Map([
      ...brief.wouldDo.map((user) => [user, 2] as const),
      ...brief.clearlyRight.map((user) => [user, 3] as const),
    ]),
    clearlyRight: new Set(brief.clearlyRight),
  }));
}

/** Reads the people of the demo marketplace that can be found, by their user names. */
export function readDemoPeople(): SearchableProfile[] {
  type Person = { username: string; subscription?: string; data: never };
  const files = { agency: "agencies", freelancer: "freelancers", brand: "brands" } as const;
  return (Object.keys(files) as UserType[]).flatMap((userType) =>
    (JSON.parse(readFileSync(join(root, `server/demo/${files[userType]}.json`), "utf8")) as Person[])
      .filter(({ subscription }) => subscription !== "canceled")
      .map(({ username, data }): SearchableProfile => ({ id: username, userType, data })),
  );
}

/** Reads the posts of a freelance marketplace with the profiles of two others; without skills only headline and bio are left. */
export function realPosts(folder: string, hasSkills: boolean): GradedSet {
  type Post = { id: string; searcherType: UserType; text: string; category: string };
  const name = hasSkills ? "real posts" : "real posts, tags hidden";
  const grades = new Map<string, Map<string, number>>();
  for (const line of readFileSync(join(folder, "real-posts/qrels.tsv"), "utf8").trim().split("\n")) {
    const [brief = "", profile = "", grade = "0"] = line.split("\t");
    if (!grades.has(brief)) grades.set(brief, new Map());
    grades.get(brief)!.set(profile, Number(grade));
  }
  return {
    name,
    stuffers: new Set(),
    profiles: readLines<SearchableProfile>(join(folder, "real-posts/profiles.jsonl")).map((profile) =>
      hasSkills || profile.userType !== "freelancer" ? profile : { ...profile, data: { ...profile.data, skills: [] } },
    ),
    searches: readLines<Post>(join(folder, "real-posts/briefs.jsonl")).map(({ id, searcherType, text, category }) => ({
      kind: `${name}: ${category}`,
      text,
      searcherType,
      grades: grades.get(id) ?? new Map<string, number>(),
    })),
  };
}

function readLines<Row>(path: string): Row[] {
  return readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);
}
