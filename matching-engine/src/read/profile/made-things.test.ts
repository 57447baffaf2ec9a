import { expect, it } from "vitest";
import { aFreelancer } from "../../../tests/builders.ts";
import { createMatcher } from "../../matcher.ts";

/** Returns the status of the job of a brief for somebody with these words and this skill ticked. */
function statusOf(bio: string, brief: string, skills: string[] = ["Other"]): string | undefined {
  const matcher = createMatcher();
  matcher.put(aFreelancer("one", { title: "Independent since 2011", skills, bio }));
  return matcher.explain("one", { text: brief, searcherType: "brand" })?.criteria.find(({ kind }) => kind === "job")
    ?.status;
}

it.each([
  ["I make websites for farms.", "Need a website", "Web development"],
  ["We have built small, fast websites for parish councils.", "Need a website", "Web development"],
  ["Marta draws maps and signs by hand. She makes websites too.", "Need a website", "Web development"],
])("“%s” proves the work beside a tick", (bio, brief, skill) => {
  expect(statusOf(bio, brief, [skill])).toBe("met");
});

it("what is made once, without a tick, is a sign and no proof", () => {
  expect(statusOf("I make websites for farms.", "Need a website")).toBe("partly");
});

it.each([
  ["I photograph beekeepers. My clients make websites.", "Need a website"],
  ["I photograph beekeepers for websites and magazines.", "Need a website"],
  ["I photograph beekeepers. I do not make websites.", "Need a website"],
])("“%s” shows nothing of websites", (bio, brief) => {
  expect(statusOf(bio, brief)).not.toBe("met");
  expect(statusOf(bio, brief)).not.toBe("partly");
});
