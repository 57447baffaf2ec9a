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

// Begins to fetch what the page will ask for: who is signed in, and its scripts.
const { parts } = document.currentScript.dataset;
const isSignedIn = document.cookie.includes("triptych_signed_in=1");
if (isSignedIn && parts) {
  const reply = fetch("/api/user", { headers: { accept: "application/json" } });
  // The page deals with a failure.
  reply.catch(() => {});
  globalThis.earlyReply = { address: "/api/user", reply, at: performance.now() };
}
const { pathname } = location;
const tab = new URLSearchParams(location.search).get("tab") ?? "today";
const page = pathname === "/" ? (isSignedIn ? `?tab=${tab}` : "/auth") : `/${pathname.split("/")[1]}`;
const { files = [], signedIn = [], pages = {} } = JSON.parse(parts ?? "{}");
for (const file of new Set([...(isSignedIn ? signedIn : []), ...(pages[page] ?? [])])) {
  const href = `/assets/${files[file]}.js`;
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}
