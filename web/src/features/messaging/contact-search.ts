import type { Contact } from "@triptych/contract/messaging";

type Named = Pick<Contact, "displayName" | "username">;

/** Sets how many contacts fit on the screen at once. */
const seenAtOnce = 6;

/** Returns whether there are so many contacts that a box to search them helps. */
export function maySearchContacts(contacts: readonly Named[]): boolean {
  return contacts.length > seenAtOnce;
}

/** Returns the contacts in whose name each typed word begins a word, whatever the case and the accents. */
export function contactsNamed<Person extends Named>(contacts: readonly Person[], typed: string): readonly Person[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return contacts;
  return contacts.filter(({ displayName, username }) => {
    const words = wordsOf(`${displayName} ${username}`);
    return wanted.every((each) => words.some((word) => word.startsWith(each)));
  });
}

function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
