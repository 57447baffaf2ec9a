import { expect, it } from "vitest";
import { aFreelancer } from "../tests/builders.ts";
import { wordsWithFeedback } from "./feedback-peer.ts";

it("the fourth peer finds by feedback who shares no word with the brief", async () => {
  const engine = wordsWithFeedback();
  await engine.load([
    aFreelancer("named", { title: "Photographer", skills: ["Photography", "Retouching"], bio: "Portraits of dogs." }),
    aFreelancer("taught", { title: "Retouching artist", skills: ["Retouching"], bio: "Skin and hair." }),
    aFreelancer("other", { title: "Bookkeeper", skills: ["Payroll"], bio: "Ledgers and receipts." }),
  ]);

  const found = await engine.search("portraits of dogs", "brand", 5);

  expect(found.map(({ id }) => id)).toEqual(["named", "taught"]);
});
