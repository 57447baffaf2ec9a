/** Notes in the browser's console what a person cannot do anything about. */
export function logProblem(sentence: string, cause: unknown) {
  // oxlint-disable-next-line no-console -- the one place of the web that writes to the console
  console.error(sentence, cause);
}
