/** Looks of the documentation page, in light and dark. */
export const apiDocsStyles = `
:root { color-scheme: light dark; --line: light-dark(#d9dbe1, #34373f); --soft: light-dark(#f4f5f8, #1c1e24); --ground: light-dark(#fff, #121317); --ink: light-dark(#17181c, #e9eaee); --quiet: light-dark(#555b66, #a8aebb); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
.page { max-width: 76rem; margin: 0 auto; padding: 0 1rem 4rem; display: grid; grid-template-columns: 12rem minmax(0, 1fr); gap: 0 3rem; }
header { grid-column: 1 / -1; padding: 2.5rem 0 1rem; }
h1 { margin: 0; font-size: 2rem; letter-spacing: -.02em; }
header p { margin: .3rem 0 0; color: var(--quiet); }
nav { position: sticky; top: 0; align-self: start; display: grid; gap: .1rem; padding: 1rem 0; }
nav a { display: flex; justify-content: space-between; padding: .3rem .6rem; border-radius: .4rem; color: inherit; text-decoration: none; text-transform: capitalize; }
nav a:hover { background: var(--soft); }
nav span { color: var(--quiet); font-variant-numeric: tabular-nums; }
h2 { margin: 2.2rem 0 .8rem; font-size: 1.25rem; text-transform: capitalize; scroll-margin-top: 1rem; }
#rules { text-transform: none; }
h3 { margin: 1.1rem 0 .4rem; font-size: .875rem; color: var(--quiet); }
details { border: 1px solid var(--line); border-radius: .6rem; margin: .5rem 0; padding: 0 1rem; }
details[open] { padding-bottom: 1rem; }
summary { cursor: pointer; margin: 0 -1rem; padding: .6rem 1rem; display: flex; flex-wrap: wrap; gap: .15rem .7rem; align-items: baseline; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary code { font-weight: 600; overflow-wrap: anywhere; }
.about { flex-basis: 100%; color: var(--quiet); }
.access { margin-inline-start: auto; font-size: .8125rem; color: var(--quiet); }
.method { min-width: 4.2rem; font: 700 .75rem/1.6 ui-monospace, monospace; text-align: center; border-radius: .3rem; color: #fff; background: #4a5263; }
.get { background: #1e5fa8; } .post { background: #1f6f43; } .put, .patch { background: #8a5200; } .delete { background: #a42a2a; }
code, pre { font-family: ui-monospace, "SFMono-Regular", Menlo, monospace; font-size: .875rem; }
pre { margin: 0; padding: .8rem 1rem; overflow-x: auto; background: var(--soft); border-radius: .5rem; }
.refusals { margin: 0; padding-inline-start: 1.2rem; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
a { color: light-dark(#1a56b0, #8ab8ff); }
@media (max-width: 48rem) { .page { grid-template-columns: minmax(0, 1fr); } nav { position: static; display: flex; flex-wrap: wrap; } nav a { gap: .4rem; } }`;
