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

// Begins to fetch what the page will ask for.
const { visitor, member } = document.currentScript.dataset;
const isFirstPage = location.pathname === "/" || location.pathname === "/auth";
const scripts = document.cookie.includes("triptych_signed_in=1") ? member : isFirstPage && visitor;
for (const href of scripts ? scripts.split(" ") : [])
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
