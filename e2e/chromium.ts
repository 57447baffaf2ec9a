import { existsSync } from "node:fs";

/** The headless shell opens a window with a fraction of the work of the browser that people use. */
const places = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** The system's Chromium, or the one that `CHROMIUM_PATH` names. */
export function findChromium(): string {
  return process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place)) ?? "chromium";
}
