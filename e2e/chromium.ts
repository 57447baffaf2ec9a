import { existsSync } from "node:fs";

/** Prefers the headless shell, which opens a window much faster than the full browser. */
const places = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** Returns the path of the system's Chromium, or the one that `CHROMIUM_PATH` names. */
export function findChromium(): string {
  return process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place)) ?? "chromium";
}
