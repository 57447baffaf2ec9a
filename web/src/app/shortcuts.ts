/** Names what a key press asks for, on every page of somebody who is signed in. */
export type Shortcut = "palette" | "write" | "help";

export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** Says that the focus is in a field, where letters are typed. */
  isTyping: boolean;
}

/** Returns what a key press asks for; undefined for all others. Ctrl+K works inside fields too. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey, isTyping }: Press): Shortcut | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === "k" ? "palette" : undefined;
  if (isTyping) return undefined;
  if (key === "/") return "write";
  return key === "?" ? "help" : undefined;
}

/** Returns whether letters that are typed now go into the focused element. */
export function takesLetters(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  return element.isContentEditable || element.matches("input, textarea, select, [role=menu] *, [role=listbox]");
}
