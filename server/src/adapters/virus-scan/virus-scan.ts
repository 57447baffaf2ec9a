/** Looks for harmful content in a file. Returns its name where it found some, and `null` where it found none. Throws `ScanProblem`. */
export type ScanFile = (file: string) => Promise<string | null>;

/** Says that a file could not be looked through, so that nobody knows whether it is harmful. */
export class ScanProblem extends Error {
  override name = "ScanProblem";
}
