import { printStrangers } from "./strangers.ts";

/** Runs only the sets of other authors, in seconds; `--ungraded` lists the results that nobody graded. */
await printStrangers({ listsUngraded: process.argv.includes("--ungraded") });
