/** Returns the words of a list, which one space separates, as a set. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(" "));
