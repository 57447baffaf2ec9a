import { useCallback, useState } from "react";

/**
 * Keeps a text across reloads of this tab: `const [brief, setBrief, forget] = useDraft("brief:agency")`.
 * It is kept for this tab only, so that nobody else sees it on a shared computer.
 */
export function useDraft(name: string): [string, (text: string) => void, () => void] {
  const key = `draft:${name}`;
  const [text, setText] = useState(() => read(key));
  const set = useCallback(
    (next: string) => {
      setText(next);
      write(key, next);
    },
    [key],
  );
  const forget = useCallback(() => set(""), [set]);
  return [text, set, forget];
}

/** Forgets every draft of this tab. */
export function forgetDrafts() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith("draft:")) sessionStorage.removeItem(key);
  } catch {
    // NOTE: storage is switched off, so nothing was kept.
  }
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function write(key: string, text: string) {
  try {
    if (text === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // NOTE: storage is full or switched off. The text stays on the screen until the page is closed.
  }
}
