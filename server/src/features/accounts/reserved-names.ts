import { lookOf } from "./rules.ts";

/** Lists words that seem official on their own. */
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

/** Lists words that leave a name official when they stand beside an official word, as in `the-support-team`. */
const neutralWords = [
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

/** Counts the letters from which a product's name is unlikely to be part of an ordinary word. */
const distinctiveLength = 6;

/**
 * Returns functions that decide whether a name seems to speak for the product. It does where it consists only of official words,
 * neutral words and the product's name, with or without digits at its end. A username does so too where it contains the product's
 * name. A company may be called "Triptych Films", and a person "Anna Root".
 */
export function createReservedNames(productName: string) {
  const product = lettersOf(productName);
  const official = [...officialWords.map(lookOf), ...(product ? [product] : [])];
  const words = [...official, ...neutralWords.map(lookOf)];
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
