// Sets the remembered theme before the first paint. The content security policy allows no inline script.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") {
    document.documentElement.dataset.theme = theme;
    // The bars of the browser and of the installed product follow.
    for (const bar of document.querySelectorAll('meta[name="theme-color"]'))
      bar.content = theme === "dark" ? "#101117" : "#f7f7f9";
  }
} catch {
  // Storage is switched off: the system's preference stands.
}

// Begins to fetch what the page will ask for: who is signed in, its calls, the picture at its top, and its scripts.
const { parts } = document.currentScript.dataset;
const { files = [], signedIn = [], pages = {}, calls = {}, coverSizes } = JSON.parse(parts ?? "{}");
const isSignedIn = document.cookie.includes("triptych_signed_in=1");
const { pathname } = location;
const [, folder, id] = pathname.split("/");
const tab = new URLSearchParams(location.search).get("tab") ?? "today";
const page = pathname === "/" ? (isSignedIn ? `?tab=${tab}` : "/auth") : `/${folder}`;
const add = (link) => document.head.append(Object.assign(document.createElement("link"), link));
const ask = (address) => {
  const reply = fetch(address, { headers: { accept: "application/json" } });
  globalThis.earlyReplies.push({ address, reply, at: performance.now() });
  // The page deals with a failure.
  return reply.then(addCover).catch(() => {});
};
if (isSignedIn && parts) {
  globalThis.earlyReplies = [];
  void ask("/api/user");
  if (/^[\da-f-]{36}$/.test(id)) for (const path of calls[page] ?? []) void ask(path.replace("{userId}", id));
}
for (const file of new Set([...(isSignedIn ? signedIn : []), ...(pages[page] ?? [])]))
  add({ rel: "modulepreload", href: `/assets/${files[file]}.js` });

// Begins to fetch the first picture of the work in a reply, as the page will.
async function addCover(reply) {
  const { caseStudies } = await reply.clone().json();
  const imageSrcset = caseStudies[0].images[0].pictures.map(({ url, width }) => `${url} ${width}w`).join();
  add({ rel: "preload", as: "image", fetchPriority: "high", imageSizes: coverSizes, imageSrcset });
}
