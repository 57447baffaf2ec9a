// Sets the remembered theme before the first paint. A file of its own because the content security policy allows no inline script.
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
