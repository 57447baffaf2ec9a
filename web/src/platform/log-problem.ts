/** Logs a problem to the browser's console that people can do nothing about. */
export function logProblem(sentence: string, cause: unknown) {
  // oxlint-disable-next-line no-console -- the one place of the web that writes to the console
  console.error(sentence, cause);
}
