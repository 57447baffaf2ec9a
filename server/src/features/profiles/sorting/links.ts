import { isWebAddress } from "@triptych/contract/web-address";
import type { UserType } from "@triptych/contract/basics";
import { profileLimits } from "@triptych/contract/profiles";

/** Describes a web address in a text, with its scheme, and where it was written. */
export interface Link {
  address: string;
  start: number;
  end: number;
}

/** Finds the web addresses of a text, also those without a scheme, and accounts such as `@name` beside the word Instagram. */
export function findLinks(text: string): Link[] {
  const links: Link[] = [];
  for (const match of text.matchAll(/[^\s,;<>()[\]{}|"“”]+/g)) {
    if (match[0].length > profileLimits.url) continue;
    const written = match[0].replace(/^['‘]+/, "").replace(/[.:!?'’]+$/, "");
    const address = addressOf(written, () => lineUpTo(text, match.index));
    const start = match.index + match[0].indexOf(written);
    if (address !== undefined && isWebAddress(address) && URL.canParse(address))
      links.push({ address, start, end: start + written.length });
  }
  return links;
}

/** Returns the places of email addresses. */
export function findEmailAddresses(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/[^\s,;<>()|"]{1,300}/g)]
    .filter(([token]) => token.indexOf("@") > 0)
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** Sorts addresses into the fields of an account type, the first of each kind. */
export function sortLinks(links: readonly Link[], userType: UserType): { field: string; link: Link }[] {
  const fields = new Map<string, Link>();
  const put = (field: string, link: Link) => {
    if (!fields.has(field)) fields.set(field, link);
  };
  for (const link of links) {
    const { host, path } = partsOf(link.address);
    if (userType === "freelancer") put(fieldOfFreelancer(host, path), link);
    else if (isSocial(host)) continue;
    else if (userType === "brand") putIf(/guideline|brand-?book|styleguide/i.test(path), "guidelines");
    else if (/credential|deck|\.pdf$/i.test(path)) put("credentials", link);
    else if (isWork(path)) put(caseStudies.find((field) => !fields.has(field)) ?? "", link);
    else put("website", link);

    function putIf(isIt: boolean, field: string) {
      if (isIt) put(field, link);
    }
  }
  fields.delete("");
  return [...fields].map(([field, link]) => ({ field, link }));
}

const caseStudies = ["caseStudy1", "caseStudy2", "caseStudy3"];
const isWork = (path: string) => /\/(?:work|case|case-stud|project|portfolio)[^/]*\/[^/]+/i.test(path);
const isSocial = (host: string) => /(?:^|\.)(?:linkedin|instagram|facebook|twitter|x|tiktok|youtube)\.com$/.test(host);

function fieldOfFreelancer(host: string, path: string): string {
  if (/(?:^|\.)linkedin\.com$/.test(host)) return path.length > 1 ? "linkedIn" : "";
  if (/(?:^|\.)instagram\.com$/.test(host)) return path.length > 1 ? "instagram" : "";
  return isSocial(host) ? "" : "portfolio";
}

function partsOf(address: string): { host: string; path: string } {
  const { hostname, pathname } = new URL(address);
  return { host: hostname.replace(/^www\./, ""), path: pathname };
}

/** Lists the endings that a name without a scheme needs to be taken for an address: "node.js" and "e.g." are none. */
const endings = new Set(
  "com org net uk co io me tv eu ie fr de nl es it be at ch se dk no fi pt pl us ca au nz in za sg hk jp cc ai app dev xyz art arts agency blog camera club codes coffee company consulting design digital earth film films gallery graphics group house ink info land life live london love makeup marketing media my name network news online page paris photo photography photos pictures press pro productions productions school scot services shop show site social software solutions space store studio studios style team technology today tools video wales watch website work works world wtf zone example".split(
    " ",
  ),
);

function addressOf(written: string, before: () => string): string | undefined {
  if (/^https?:\/\/[^\s/.]+\.[^\s]+$/i.test(written)) return written;
  if (/^@[\w.]{2,30}$/.test(written))
    return /\b(?:instagram|insta|ig)\b/i.test(before()) ? `https://www.instagram.com/${written.slice(1)}` : undefined;
  const [host = ""] = written.split(/[/?#]/);
  if (!/^[a-z0-9-]{2,}(?:\.[a-z0-9-]+)+$/i.test(host)) return undefined;
  const ending = host.slice(host.lastIndexOf(".") + 1).toLowerCase();
  const isKnown = endings.has(ending) || (/^www\./i.test(host) && /^[a-z]{2,}$/.test(ending));
  return isKnown ? `https://${written}` : undefined;
}

function lineUpTo(text: string, at: number): string {
  return text.slice(Math.max(text.lastIndexOf("\n", at - 1) + 1, at - 40), at);
}
