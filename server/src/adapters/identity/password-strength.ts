import type { ZxcvbnFactory } from "@zxcvbn-ts/core";

/** Whose password it would be: what a guesser tries first. */
export interface PasswordOwner {
  username: string;
  email: string;
}

/** A common password among this many is refused with anything short added to it. */
const wellKnown = 2_000;

/**
 * Answers whether a password is a common one or is built from its owner's name: known lists of leaked passwords, also
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

/** NOTE: the lists are loaded when somebody first chooses a password, so that a start is quick. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, { dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new Estimator({
    dictionary: { common: dictionary["passwords-common"] },
    // NOTE: bounds the work for a password that is made to be slow: 70 ms at most instead of 600.
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
