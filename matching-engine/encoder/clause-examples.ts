import { requests } from "../lexicon/requests.ts";
import { askingClauses } from "../lexicon/training-examples/asking-clauses.ts";
import { askingClausesOfCommonSkills } from "../lexicon/training-examples/asking-clauses-of-common-skills.ts";
import { sentencesWithoutWork } from "../lexicon/training-examples/sentences-without-work.ts";
import { readTaxonomy } from "../compile/read-taxonomy.ts";
import { trainingExamples } from "../compile/training-examples.ts";
import { createLexicon } from "../src/read/lexicon/lexicon.ts";
import { concepts } from "../src/read/lexicon/taxonomy.ts";
import { everySwitch } from "../src/switches.ts";

/** Holds a clause, the skill that it asks for ("" where it asks for none), and how much it counts. */
export interface ClauseExample {
  skill: string;
  text: string;
  weight: number;
  /** Is true where the text is as long as a clause of a brief, and asks for its skill or for nothing by itself. */
  isClause?: boolean;
}

/** Says how much an example of each kind counts: parts of longer ones may be about anything, and a name says little about how it is asked for. */
const weights = {
  told: 1,
  asking: 2,
  part: 0.25,
  name: 0.4,
  need: 0.7,
  thing: 0.7,
  verb: 0.5,
  noWork: 3,
  had: 0.3,
  writer: 0.5,
};
const surelyMeant = 0.55;

/** Lists the clauses from which the network learns: the training examples and their parts, names, needs, requests, and what asks for nothing. */
export function listClauseExamples(): ClauseExample[] {
  const told = trainingExamples.flatMap(({ skill, examples }) => examples.flatMap((text) => partsOf(skill, text)));
  const nothing = sentencesWithoutWork.map((text) => ({ skill: "", text, weight: weights.noWork }));
  const asking = `${askingClauses.trim()}\n${askingClausesOfCommonSkills.trim()}`.split("\n").flatMap((line) => {
    const [skill = "", clauses = ""] = line.split(": ");
    return clauses.split("; ").flatMap((text, at) => [
      { skill, text, weight: weights.asking },
      { skill, text: openings[at % openings.length]!.replace("%", text), weight: weights.asking / 2 },
    ]);
  });
  const clauses = [...asking, ...names(), ...requested(), ...nothing, ...whatIsThere(), ...writers()];
  return [...told, ...clauses.map((example) => ({ ...example, isClause: true }))];
}

/** Opens clauses that ask for something beside other work. */
const openings = ["and %", "also %", "we'd love % too", "and then %", "% as well please", "and somebody for this: %"];

function partsOf(skill: string, text: string): ClauseExample[] {
  const parts = text
    .split(/[.!?;:,]\s+|\s+(?=(?:and|then|but|so|who|because)\s)/)
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= 4);
  const others = parts.length > 1 ? parts.map((part) => ({ skill, text: part, weight: weights.part })) : [];
  return [{ skill, text, weight: weights.told }, ...others];
}

const person = /(?:er|or|ist|ian|man|artist)$/;
const asked = [
  "we need %",
  "and %",
  "we'd also like %",
  "somebody for %",
  "% would be lovely",
  "looking for %",
  "% as well",
];
const made = ["we need a %", "design and make the %", "and a %", "a new % for our shop"];

const isSkill = (concept: number) => concepts[concept]!.kind === "skill";

function names(): ClauseExample[] {
  const lexicon = createLexicon(everySwitch);
  const named = lexicon.aliases
    .filter(({ concept, weight }) => isSkill(concept) && weight >= surelyMeant)
    .flatMap(({ norms, concept }, at) => {
      const skill = concepts[concept]!.name;
      const name = norms.join(" ");
      const called = person.test(name) ? `a ${name}` : name;
      const said = asked[at % asked.length]!.replace("%", called);
      const elsewhere = `${called} ${circumstances[at % circumstances.length]!}`;
      return [name, said, elsewhere].map((text) => ({ skill, text, weight: weights.name }));
    });
  const needs = readTaxonomy()
    .describedNeeds.filter(({ concept }) => isSkill(concept))
    .map(({ phrase, concept }) => ({
      skill: concepts[concept]!.name,
      text: phrase.replaceAll("..", "it"),
      weight: weights.need,
    }));
  return [...named, ...needs];
}

function requested(): ClauseExample[] {
  return requests
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [skill = "", rest = ""] = line.split(": ");
      const [things = "", verbs = ""] = rest.split("|").map((list) => list.trim());
      return [
        ...surely(things).flatMap((thing, at) => [
          { skill, text: made[at % made.length]!.replace("%", thing), weight: weights.thing },
          { skill, text: `a ${thing} ${circumstanceOf(thing)}`, weight: weights.thing / 2 },
        ]),
        ...surely(verbs).flatMap((verb) => [
          { skill, text: `${verb} it`, weight: weights.verb },
          { skill, text: `someone to ${verb} them`, weight: weights.verb },
        ]),
      ];
    });
}

/** Says whom and what work may be for, and when and how: none of it tells which work it is. */
const circumstances = [
  "for our bakery",
  "for a chain of gyms",
  "for the dentist's waiting room",
  "about a new kettle",
  "for a museum of buttons",
  "for the summer season",
  "for our ferry line",
  "by the end of May",
  "for a film festival",
  "for our online shop",
  "for the village school",
  "with our farmers in it",
  "for a brand of dog food",
  "for a music school",
  "for the opening of our hotel",
  "for a firm of solicitors",
  "for people who are new to it",
  "from an idea of ours",
  "for a housing charity",
  "for our app",
  "for a wedding venue",
  "in two languages",
  "for the launch",
  "for our members",
  "for a software start-up",
  "for the theatre",
  "for a garden centre",
  "of our staff",
  "for the whole range",
  "for a car maker",
  "for our radio station",
  "for a clothes shop",
  "for a game",
  "for a book shop",
];

const circumstanceOf = (thing: string) =>
  circumstances[Array.from(thing).reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0) % circumstances.length]!;

const there = [
  "we have the % already",
  "our % is done",
  "we'll supply the %",
  "the % is taken care of",
  "no need for a %",
];

/** Lists clauses that say of a thing that it is there: nobody has to make it. */
function whatIsThere(): ClauseExample[] {
  const all = requests
    .trim()
    .split("\n")
    .flatMap((line) => surely(line.split(": ")[1]!.split("|")[0]!).slice(0, 4));
  return all.map((thing, at) => ({
    skill: "",
    text: there[at % there.length]!.replace("%", thing),
    weight: weights.had,
  }));
}

const towns = ["Leeds", "Cork", "Lyon", "Izmir", "Fife", "Lagos", "Turin", "Kent", "Riga", "Perth"];
const introduced = ["% in @", "%, @", "we are a % in @", "I run a % near @", "we're a small %"];

/** Lists how writers introduce themselves by their sector. */
function writers(): ClauseExample[] {
  const { aliases } = createLexicon(everySwitch);
  const sectors = aliases.filter(
    ({ concept, weight }) => concepts[concept]!.kind === "sector" && weight >= surelyMeant,
  );
  return sectors.map(({ norms }, at) => ({
    skill: "",
    text: introduced[at % introduced.length]!.replace("%", norms.join(" ")).replace(
      "@",
      towns[(at * 7 + Math.floor(at / 10)) % towns.length]!,
    ),
    weight: weights.writer,
  }));
}

/** Lists what mostly means a skill, of a list such as "poster, menu~0.6, map~0.3". */
function surely(list: string): string[] {
  return list
    .split(",")
    .map((one) => /^(.*?)(?:~([\d.]+))?$/.exec(one.trim())!)
    .filter(([, name, share]) => name !== "" && Number(share ?? 1) >= 0.5)
    .map(([, name]) => name!.replaceAll(/[\^+]/g, ""));
}
