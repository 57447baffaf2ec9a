import { useSyncExternalStore } from "react";

/** Names the chosen theme; `system` follows the device. `public/theme.js` applies it before the page is first painted. */
export type Theme = "system" | "light" | "dark";

const storageKey = "theme";
const listeners = new Set<() => void>();

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, currentTheme), setTheme];
}

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

function setTheme(theme: Theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  colourBars(theme);
  remember(theme);
  for (const notify of listeners) notify();
}

// NOTE: as `public/theme.js` does. Each element names the theme that it is for.
function colourBars(theme: Theme) {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const shown = theme === "system" ? (bar.media.includes("dark") ? "dark" : "light") : theme;
    bar.content = shown === "dark" ? "#101117" : "#f7f7f9";
  }
}

function remember(theme: Theme) {
  try {
    if (theme === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // NOTE: storage is switched off, so the choice lasts as long as the page.
  }
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
