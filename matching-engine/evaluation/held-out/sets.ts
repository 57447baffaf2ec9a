import type { UserType } from "@triptych/contract/basics";
import type { Wanted } from "../data/briefs.ts";
import { grade } from "../grade.ts";
import { occupationSet, postsSet } from "../sets.ts";
import type { GradedSet } from "../sets.ts";
import { heldOutBriefs } from "./briefs.ts";
import { firstRound, fourthRound, secondRound, thirdRound } from "./rounds.ts";
import { secondBriefs, secondProfiles, secondStuffers } from "./second-market.ts";
import { thirdBriefs, thirdProfiles, thirdStuffers } from "./third-market.ts";
import { heldOutHeadlines } from "./headlines.ts";
import { heldOutOccupations } from "./occupations.ts";
import { heldOutPosts } from "./posts.ts";
import { buildHeldOutWorld, buildWorld } from "./world.ts";
import type { HeldOutProfile } from "./world.ts";

/** Returns the sets that the lexicon was not written with: the gap between the two is what the development figures flatter. */
export function heldOutSets(): GradedSet[] {
  return [
    worldSet({ name: "held-out briefs", prefix: "held-out" }, heldOutBriefs),
    worldSet({ name: "round 1 briefs", prefix: "round 1" }, firstRound),
    worldSet({ name: "round 2 briefs", prefix: "round 2" }, secondRound),
    worldSet({ name: "round 3 briefs", prefix: "round 3" }, thirdRound),
    worldSet({ name: "round 4 briefs", prefix: "round 4" }, fourthRound),
    worldSet(
      { name: "second market briefs", prefix: "market 2" },
      secondBriefs,
      buildWorld(secondProfiles, secondStuffers),
    ),
    worldSet(
      { name: "third market briefs", prefix: "market 3" },
      thirdBriefs,
      buildWorld(thirdProfiles, thirdStuffers),
    ),
    postsSet("held-out long posts", { lines: heldOutHeadlines, posts: heldOutPosts }, { hasTags: true }),
    postsSet("held-out posts, no tags", { lines: heldOutHeadlines, posts: heldOutPosts }, { hasTags: false }),
    occupationSet("held-out occupations", heldOutOccupations),
  ];
}

/** Makes a set of briefs over the profiles of a marketplace, graded by the rubric. */
function worldSet(
  { name, prefix }: { name: string; prefix: string },
  briefs: string,
  world = buildHeldOutWorld(),
): GradedSet {
  return {
    name,
    profiles: world.map(({ profile }) => profile),
    stuffers: new Set(world.filter(({ truth }) => truth.isStuffer).map(({ profile }) => profile.id)),
    searches: readBriefs(briefs).map(({ wanted, searcherType }) => ({
      kind: `${prefix} ${wanted.kind}`,
      text: wanted.text,
      searcherType,
      grades: new Map(world.map(({ profile, truth }) => [profile.id, bestGrade(wanted, truth, searcherType)])),
    })),
  };
}

function bestGrade(wanted: Wanted, truth: HeldOutProfile["truth"], searcherType: UserType): number {
  if (searcherType !== "brand" && truth.type !== "freelancer") return 0;
  return Math.max(0, ...truth.skills.map((skill) => grade(wanted, { ...truth, skill })));
}

function readBriefs(written: string): { wanted: Wanted; searcherType: UserType }[] {
  return written
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [head = "", text = "", facts = ""] = block.split("\n");
      const [kind = "plain", searcher = "brand"] = head.split(" ");
      return {
        searcherType: searcher as UserType,
        wanted: { kind: kind as Wanted["kind"], text, ...readFacts(facts) },
      };
    });
}

function readFacts(line: string): Omit<Wanted, "kind" | "text"> {
  const facts: Record<string, unknown> = {};
  const not: Record<string, unknown> = {};
  for (const part of line.split(";")) {
    const [key = "", value = ""] = part.split(":").map((side) => side.trim());
    const target = key.startsWith("not ") ? not : facts;
    const name = key.replace("not ", "");
    target[name] =
      name === "budget"
        ? Number(value)
        : name === "type" || name === "size"
          ? value
          : value.split(",").map((one) => one.trim());
  }
  return { ...facts, ...(Object.keys(not).length > 0 ? { not } : {}) } as Omit<Wanted, "kind" | "text">;
}
