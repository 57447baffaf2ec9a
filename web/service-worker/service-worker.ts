/**
 * Keeps the application's own files in the browser, so that it starts without a connection.
 * NOTE: never replies to a call of the API, and shows its own copy of the page only where the server sends none.
 */
import { cachesToDelete, isPageAt, isPart, pagePath, partsIn, type ShellFile, shellOf } from "./shell.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: ShellFile[] };

/** Asks the worker whether a page is of its version. It replies through the port with a boolean. */
interface Question {
  entry: string | null;
}

const shell = shellOf(self.__WB_MANIFEST);
const partsName = "parts";
/** Keeps the list of a version's parts beside its files. */
const partListPath = "/parts-of-version";
/** Keeps, beside the parts, the cache's name of the version in use. */
const usedVersionPath = "/version-in-use";
const pageWithinMs = 6_000;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", ({ data, ports: [port] }) => {
  if (data === "take-over") void self.skipWaiting();
  else port?.postMessage(shell.parts.includes((data as Question).entry ?? ""));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (isPageAt(pathname)) event.respondWith(findPage(event));
  } else if (isPart(pathname)) event.respondWith(findPart(request));
  else if (pathname !== pagePath && shell.files.includes(pathname)) event.respondWith(findFile(request));
});

async function install() {
  const [files, parts] = await Promise.all([caches.open(shell.cacheName), caches.open(partsName)]);
  await files.addAll(shell.files.map((path) => new Request(path, { cache: "reload" })));
  const page = await files.match(pagePath);
  // NOTE: while a new version is rolled out, the page may come from another version than this worker.
  if (!page || partsIn(await page.text()).some((path) => !shell.parts.includes(path)))
    throw new Error("The page is of another version.");
  const held = new Set((await parts.keys()).map(({ url }) => new URL(url).pathname));
  await parts.addAll(shell.parts.filter((path) => !held.has(path)));
  await files.put(partListPath, Response.json(shell.parts));
}

/** Removes what older versions kept, but for the version before, of which pages may be open. */
async function activate() {
  await self.registration.navigationPreload?.enable();
  const parts = await caches.open(partsName);
  const before = await (await parts.match(usedVersionPath))?.text();
  await parts.put(usedVersionPath, new Response(shell.cacheName));
  const unused = cachesToDelete(await caches.keys(), [before, shell.cacheName]);
  await Promise.all(unused.map((name) => caches.delete(name)));
  const needed = new Set([usedVersionPath, ...shell.parts, ...(before ? await partsListedIn(before) : [])]);
  const unneeded = (await parts.keys()).filter(({ url }) => !needed.has(new URL(url).pathname));
  await Promise.all(unneeded.map((request) => parts.delete(request)));
}

async function partsListedIn(cacheName: string): Promise<string[]> {
  const list = await (await caches.open(cacheName)).match(partListPath);
  return list ? ((await list.json()) as string[]) : [];
}

/** Returns the server's page, or the kept one where the server is away or takes too long. */
async function findPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const sent = (async () => ((await preloadResponse) as Response | undefined) ?? (await fetch(request)))();
  const reply = await Promise.race([sent.catch(() => undefined), wait(pageWithinMs)]);
  if (reply && ![502, 503, 504].includes(reply.status)) return reply;
  return (await findKept(pagePath)) ?? reply ?? sent;
}

/** Returns a file whose name holds a hash of its content, and keeps it for the next time. */
async function findPart(request: Request): Promise<Response> {
  const parts = await caches.open(partsName);
  const kept = await parts.match(request.url);
  if (kept) return kept;
  const sent = await fetch(request);
  if (sent.ok) await parts.put(request.url, sent.clone()).catch(() => undefined);
  return sent;
}

async function findFile(request: Request): Promise<Response> {
  return (await findKept(request.url)) ?? fetch(request);
}

async function findKept(address: string): Promise<Response | undefined> {
  return (await caches.open(shell.cacheName)).match(address);
}

const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined));
