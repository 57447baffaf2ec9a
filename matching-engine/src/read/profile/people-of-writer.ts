import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { wordSet } from "../../text/word-set.ts";

const owners = wordSet("my our his her");
/** Lists people who are near a writer and never the one who writes. */
const near = wordSet(
  "husband wife partner brother brothers sister sisters mother father mum mom dad son sons daughter daughters parents uncle aunt cousin cousins nephew niece grandmother grandfather gran granny nan grandad friend friends neighbour neighbours boss agent flatmate girlfriend boyfriend landlord landlady mentor",
);
/** Matches people by their work. Those whom "our" names are the writer's own; whom "my" names is somebody else. */
const byWork = /(?:grapher|designer|writer|editor|developer|illustrator|manager|assistant|[a-z]{3}ist|[a-z]{3}ian)s?$/;

/** Counts the words that may stand between "my" and the person: "my eldest sister". */
const wordsBetween = 2;

/** Returns whether somebody is named here who is near the writer and is not the writer: "my husband", "my agent", "our mother". */
export function isSomebodyNear({ norms, breaks }: Words, at: number): boolean {
  if (!owners.has(norms[at]!)) return false;
  for (let next = at + 1; next <= at + 1 + wordsBetween && breaks[next] === separators.none; next += 1)
    if (near.has(norms[next]!) || (norms[at] !== "our" && byWork.test(norms[next]!))) return true;
  return false;
}
