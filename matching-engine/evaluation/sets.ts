import type { UserType } from "@triptych/contract/basics";
import type { SearchableProfile } from "../src/searchable-profile.ts";
import { briefs } from "./data/briefs.ts";
import { headlines } from "./data/headlines.ts";
import { longPosts } from "./data/long-posts.ts";
import { occupations } from "./data/occupations.ts";
import { grade } from "./grade.ts";
import { buildWorld } from "./world.ts";

/** Searches over one group of profiles with the grade of every profile for each. */
export type GradedSet = {
  name: string;
  profiles: SearchableProfile[];
  searches: { kind: string; text: string; searcherType: UserType; grades: Map<string, number> }[];
  stuffers: Set<string>;
};

export function gradedSets(): GradedSet[] {
  return [worldSet(), postsSet("long posts", true), postsSet("long posts, tags removed", false), occupationSet()];
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

function freelancer(id: string, title: string, skills: string[], bio: string): SearchableProfile {
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

function postsSet(name: string, hasTags: boolean): GradedSet {
  const people = headlines
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
    profiles: people.map(({ id, title, tags, bio }) => freelancer(id, title, hasTags ? tags : [], bio)),
    searches: longPosts.map((post) => ({
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

function occupationSet(): GradedSet {
  const rows = occupations
    .trim()
    .split("\n")
    .map((line, number) => {
      const [title = "", description = "", aliases = ""] = line.split(" | ");
      return { id: `o${number}`, title, description, aliases: aliases.split(";").map((alias) => alias.trim()) };
    });
  return {
    name: "occupations",
    stuffers: new Set(),
    profiles: rows.map(({ id, title, description }) => freelancer(id, title, [], description)),
    searches: rows.flatMap((row) =>
      row.aliases.map((text) => ({
        kind: "occupations",
        text,
        searcherType: "brand" as const,
        grades: new Map([[row.id, 3]]),
      })),
    ),
  };
}
