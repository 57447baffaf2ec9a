/** Names a file of the shell. Files whose names hold a hash of their content have no revision. */
export interface ShellFile {
  url: string;
  revision: string | null;
}

/** Holds what the shell of one version consists of. */
export interface Shell {
  /** Names the cache of the files whose names stay the same from version to version. */
  cacheName: string;
  /** Lists those files, the page among them. */
  files: readonly string[];
  /** Lists the files whose names hold a hash of their content. */
  parts: readonly string[];
}

export const pagePath = "/";
const cachePrefix = "shell:";
const partsFolder = "/assets/";

export function shellOf(built: readonly ShellFile[]): Shell {
  const urls = built.map(({ url, revision }) => ({ url: pathOf(url), revision }));
  const files = urls.filter(({ url }) => !isPart(url));
  return {
    cacheName: `${cachePrefix}${files.map(({ revision }) => revision).join(":")}`,
    files: files.map(({ url }) => url),
    parts: urls.map(({ url }) => url).filter(isPart),
  };
}

// NOTE: the page is asked for as `/`, because the server may write into it what only this installation knows.
const pathOf = (url: string) => (url === "index.html" ? pagePath : `/${url}`);

export const isPart = (path: string) => path.startsWith(partsFolder);

/** Returns whether a browser asks for the page: as in the server, which writes some pages itself, and whose last path part has no dot. */
export function isPageAt(path: string): boolean {
  return (
    !/^\/(api|dev|assets|socket\.io|agencies|freelancers|explore|preview)(\/|$)/.test(path) &&
    !path.slice(path.lastIndexOf("/") + 1).includes(".")
  );
}

/** Returns the files with a hash in their names that a page loads at once. */
export function partsIn(html: string): string[] {
  return [...html.matchAll(/ (?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!);
}

/** Returns the caches of the versions that nobody uses any more. */
export function cachesToDelete(names: readonly string[], used: readonly (string | undefined)[]): string[] {
  return names.filter((name) => name.startsWith(cachePrefix) && !used.includes(name));
}
