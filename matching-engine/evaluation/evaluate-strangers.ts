import { parseArgs } from "node:util";
import { printStrangers } from "./strangers.ts";

/**
 * Runs only the sets of other authors, in about six minutes of one core. `--quick` runs the engine alone on those that are in the project, in about a minute.
 * `--keep FILE` keeps whom the engine found for these, and `--against FILE` lists the briefs for which a later run finds others. `--ungraded` lists the results
 * that nobody graded.
 */
const { values } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    keep: { type: "string" },
    against: { type: "string" },
    ungraded: { type: "boolean", default: false },
    "without-meaning": { type: "boolean" },
  },
});

await printStrangers({
  listsUngraded: values.ungraded,
  isQuick: values.quick,
  keepIn: values.keep,
  against: values.against,
});
