import type { UserType } from "@triptych/contract/basics";
import type { SearchableProfile } from "../src/searchable-profile.ts";
import { briefs } from "./data/briefs.ts";
import { headlines } from "./data/headlines.ts";
import { longPosts } from "./data/long-posts.ts";
import { occupations } from "./data/occupations.ts";
import { grade } from "./grade.ts";
import { buildWorld } from "./world.ts";

/** Searches over one group of profiles with the grade of every profile for each. */
export interface GradedSet {
  name: string;
  profiles: SearchableProfile[];
  searches: { kind: string; text: string; searcherType: UserType; grades: Map<string, number> }[];
  stuffers: Set<string>;
}

export function gradedSets(): GradedSet[] {
  return [
    worldSet(),
    postsSet("long posts", { lines: headlines, posts: longPosts }, { hasTags: true }),
    postsSet("long posts, tags removed", { lines: headlines, posts: longPosts }, { hasTags: false }),
    occupationSet("occupations", occupations),
  ];
}

function worldSet(): GradedSet {
  const world = buildWorld();
  return {
    name: "briefs",
    profiles: world.map(({ profile }) => profile),
    stuffers: new Set(world.filter(({ truth }) => truth.isStuffer).map(({ profile }) => profile.id)),
    searches: briefs.map((wanted) => ({
      kind: wanted.kind,
      text: wanted.text,
      searcherType: "brand",
      grades: new Map(world.map(({ profile, truth }) => [profile.id, grade(wanted, truth)])),
    })),
  };
}

interface Headline {
  id: string;
  title: string;
  skills: string[];
  bio: string;
}

function freelancer({ id, title, skills, bio }: Headline): SearchableProfile {
  return {
    id,
    userType: "freelancer",
    data: {
      fullName: `Person ${id}`,
      title,
      industries: ["Other"],
      regions: ["Europe"],
      skills: skills.length > 0 ? skills : ["Other"],
      bio,
    },
  };
}

/** Posts against freelancers with headlines; without tags only the headline and the lines of text are left. */
export function postsSet(
  name: string,
  { lines, posts }: { lines: string; posts: readonly { tags: string[]; text: string }[] },
  { hasTags }: { hasTags: boolean },
): GradedSet {
  const people = lines
    .trim()
    .split("\n")
    .map((line, number) => {
      const parts = line.split(" | ");
      const bio = parts.at(-1)!;
      const tags = parts
        .at(-2)!
        .split(",")
        .map((tag) => tag.trim());
      return { id: `p${number}`, title: parts.slice(0, -2).join(" | "), tags, bio };
    });
  return {
    name,
    stuffers: new Set(),
    profiles: people.map(({ id, title, tags, bio }) => freelancer({ id, title, skills: hasTags ? tags : [], bio })),
    searches: posts.map((post) => ({
      kind: name,
      text: post.text,
      searcherType: "brand",
      grades: new Map(people.map(({ id, tags }) => [id, gradeTags(post.tags, tags)])),
    })),
  };
}

function gradeTags(wanted: readonly string[], own: readonly string[]): number {
  const shared = wanted.filter((tag) => own.includes(tag));
  const hasMain = shared.includes(wanted[0]!);
  if (hasMain && shared.length > 1) return 3;
  return hasMain || shared.length > 1 ? 2 : shared.length;
}

/** Makes every paraphrase of an occupation a search for it. */
export function occupationSet(name: string, lines: string): GradedSet {
  const rows = lines
    .trim()
    .split("\n")
    .map((line, number) => {
      const [title = "", description = "", aliases = ""] = line.split(" | ");
      return { id: `o${number}`, title, description, aliases: aliases.split(";").map((alias) => alias.trim()) };
    });
  return {
    name,
    stuffers: new Set(),
    profiles: rows.map(({ id, title, description }) => freelancer({ id, title, skills: [], bio: description })),
    searches: rows.flatMap((row) =>
      row.aliases.map((text) => ({
        kind: name,
        text,
        searcherType: "brand" as const,
        grades: new Map([[row.id, 3]]),
      })),
    ),
  };
}
