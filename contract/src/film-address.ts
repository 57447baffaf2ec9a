import { isWebAddress } from "./web-address.ts";

const filmSites: readonly { name: string; hosts: readonly string[] }[] = [
  { name: "YouTube", hosts: ["youtube.com", "youtu.be", "youtube-nocookie.com"] },
  { name: "Vimeo", hosts: ["vimeo.com"] },
  { name: "Dailymotion", hosts: ["dailymotion.com", "dai.ly"] },
  { name: "SoundCloud", hosts: ["soundcloud.com"] },
];

/** Returns the name of the site that plays a film: one that people know, or else its host. */
export function filmSiteOf(url: string): string {
  const host = hostOf(url).replace(/^www\./, "");
  const known = filmSites.find(({ hosts }) => hosts.some((each) => host === each || host.endsWith(`.${each}`)));
  return known?.name ?? host;
}

/** Returns whether a text is an address that a film can be opened at: of a web page, encrypted, and without a name or password in it. */
export const isFilmAddress = (value: string): boolean =>
  /^https:\/\//i.test(value) && isWebAddress(value) && hostOf(value) !== "" && !/^[^/]*\/\/[^/?#]*@/.test(value);

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.toLowerCase() : "";
}
