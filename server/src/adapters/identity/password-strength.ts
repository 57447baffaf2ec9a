import type { ZxcvbnFactory } from "@zxcvbn-ts/core";

/** Describes whose password it would be: a guesser tries these words first. */
export interface PasswordOwner {
  username: string;
  email: string;
}

/** Limits how common a password may be: one of the first 2,000 is refused even with something short added to it. */
const wellKnown = 2_000;

/**
 * Returns whether a password is common or is built from its owner's name. Compares with lists of leaked passwords, also
 * spelt with digits for letters, backwards, doubled, or with a year added. Estimates by zxcvbn.
 */
export async function isEasyToGuess(password: string, owner: PasswordOwner): Promise<boolean> {
  const estimator = await (loaded ??= loadEstimator());
  const { score, sequence } = estimator.check(password, namesOf(owner));
  return (
    score <= 1 ||
    sequence.some(
      ({ pattern, token, ...match }) =>
        pattern === "dictionary" &&
        ("dictionaryName" in match && match.dictionaryName === "userInputs"
          ? true
          : "rank" in match && Number(match.rank) <= wellKnown) &&
        token.length * 2 >= password.length,
    )
  );
}

let loaded: Promise<ZxcvbnFactory> | null = null;

/** NOTE: loads the lists when somebody first chooses a password, so that a start is quick. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, { dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new Estimator({
    dictionary: { common: dictionary["passwords-common"] },
    // NOTE: limits the work for a password that is made to be slow: 70 ms at most instead of 600.
    maxLength: 40,
    l33tMaxSubstitutions: 10,
  });
}

function namesOf({ username, email }: PasswordOwner): string[] {
  const mailbox = email.split("@", 1)[0]!;
  return [username, mailbox].flatMap((name) => [
    name,
    name.replaceAll(/[^\p{L}\p{N}]/gu, ""),
    ...name.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length >= 4),
  ]);
}
