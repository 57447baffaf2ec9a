import { lookOf } from "./rules.ts";

/** Words that speak for the product on their own. */
const officialWords = [
  "abuse",
  "admin",
  "administrator",
  "billing",
  "helpdesk",
  "hostmaster",
  "moderator",
  "noreply",
  "official",
  "operator",
  "postmaster",
  "root",
  "security",
  "staff",
  "superuser",
  "support",
  "sysadmin",
  "system",
  "webmaster",
];

/** Words that change nothing about an official one beside them, as in `the-support-team`. */
const wordsBeside = [
  "account",
  "and",
  "center",
  "centre",
  "contact",
  "customer",
  "department",
  "desk",
  "info",
  "service",
  "team",
  "the",
  "verified",
];

/** Shorter product names are too likely to be part of an ordinary word. */
const distinctiveLength = 6;

/**
 * Decides whether a name speaks for the product. It does where it has nothing but official words, words beside them and the
 * product's own name, digits at its end aside; a username also where the product's name is a part of it. A company may be
 * called "Triptych Films", and a person "Anna Root".
 */
export function createReservedNames(productName: string) {
  const product = lettersOf(productName);
  const official = [...officialWords.map(lookOf), ...(product ? [product] : [])];
  const words = [...official, ...wordsBeside.map(lookOf)].toSorted((one, other) => other.length - one.length);
  const onlySuchWords = new RegExp(String.raw`^(?:${words.join("|")})+[lo\d]*$`, "u");

  const isReservedName = (name: string) => {
    const letters = lettersOf(name);
    return onlySuchWords.test(letters) && official.some((word) => letters.includes(word));
  };
  return {
    isReservedName,
    isReservedUsername: (username: string) =>
      isReservedName(username) || (product.length >= distinctiveLength && lettersOf(username).includes(product)),
  };
}

const lettersOf = (name: string) => lookOf(name.normalize("NFKD").replaceAll(/[^\p{L}\p{N}]/gu, ""));
