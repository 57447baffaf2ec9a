/** Names the commit after which subjects are checked; older ones were written before the rule. */
export const checkedSince = "fc9a5cccc3d6";

const longest = 120;
/** Lists imperatives that look like another form of a verb. */
const exceptions = new Set([
  "address",
  "bring",
  "discuss",
  "embed",
  "exceed",
  "feed",
  "focus",
  "need",
  "pass",
  "process",
  "proceed",
  "shed",
  "speed",
  "string",
  "bless",
  "compress",
  "express",
  "ping",
]);

/** Returns what is wrong with a commit's subject, or `null`. */
export function findSubjectProblem(subject: string): string | null {
  const [first = ""] = subject.split(" ");
  if (!/^[A-Z][a-z-]+$/.test(first)) return "does not begin with a verb and a capital letter";
  if (/(?:ed|ing|s)$/.test(first) && !exceptions.has(first.toLowerCase())) return "does not begin with an imperative";
  if (subject.endsWith(".")) return "ends with a full stop";
  if (subject.length > longest) return `has more than ${longest} characters`;
  if (subject.split(" ").length < 3) return "does not say what changes";
  return null;
}
