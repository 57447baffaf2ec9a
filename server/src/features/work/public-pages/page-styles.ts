import { Html } from "../../../platform/http/site/html.ts";

/** Returns the styles of the pages for visitors: the product's colours and sizes, and nothing that a page has to wait for. */
export function pageStyles(fontPath: string | null): Html {
  // NOTE: a font that comes late is left for the next page, so that no text moves.
  const font =
    fontPath === null
      ? ""
      : `@font-face{font-family:"Inter Variable";font-weight:100 900;font-display:optional;src:url("${fontPath}") format("woff2")}`;
  return new Html(`${font}${rules}`);
}

const rules = `
:root{color-scheme:light dark;
--canvas:light-dark(#f7f7f9,#101117);--surface:light-dark(#fff,#181a22);--sunken:light-dark(#eeeff3,#20232d);--hover:light-dark(#eceef3,#262a36);
--line:light-dark(#e1e3ea,#2c303d);--line-strong:light-dark(#868c9c,#6f7689);
--ink:light-dark(#14161d,#f2f3f7);--soft:light-dark(#4d5364,#b3b9c9);--faint:light-dark(#656b7b,#979eb0);--on:light-dark(#fff,#101117);
--brand:light-dark(#2a50d3,#92aefd);--agency:light-dark(#b9331f,#ff9c87);--freelancer:light-dark(#0a6b53,#5fd3ae);
--accent:var(--brand);--accent-soft:light-dark(#e8edfd,#1d2748)}
[data-accent=agency]{--accent:var(--agency);--accent-soft:light-dark(#fdebe6,#41201a)}
[data-accent=freelancer]{--accent:var(--freelancer);--accent-soft:light-dark(#e0f3ec,#123329)}
*,::before,::after{box-sizing:border-box;margin:0;padding:0}
html{font:1rem/1.6 "Inter Variable",ui-sans-serif,system-ui,sans-serif;font-optical-sizing:auto;background:var(--canvas);color:var(--ink);-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:1.5rem}
body{min-height:100dvh;display:flex;flex-direction:column;overflow-wrap:anywhere;-webkit-font-smoothing:antialiased}
main{flex:1;display:flex;flex-direction:column;gap:clamp(3.5rem,2rem + 5vw,6.5rem);padding:clamp(1.5rem,1rem + 2.5vw,3.5rem) 0 clamp(4rem,3rem + 4vw,7rem)}
.wide{width:100%;max-width:76rem;margin-inline:auto;padding-inline:1.25rem}
@media (min-width:40rem){.wide{padding-inline:2rem}}
h1,h2,h3,h4{font-weight:600;text-wrap:balance}
h1{font-size:clamp(2.125rem,1.25rem + 3.4vw,3.5rem);line-height:1.05;letter-spacing:-.036em}
h2{font-size:clamp(1.5rem,1.3rem + 1vw,2rem);line-height:1.2;letter-spacing:-.024em}
h3{font-size:clamp(1.375rem,1.2rem + .8vw,1.75rem);line-height:1.22;letter-spacing:-.02em}
h4{font-size:.875rem;color:var(--soft);font-weight:500}
p{text-wrap:pretty}
ul{list-style:none}
img{display:block;max-width:100%;height:auto}
a{color:inherit;text-underline-offset:.2em;text-decoration-thickness:1px}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px;border-radius:.25rem}
::selection{background:var(--accent);color:var(--on)}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:1rem;top:-5rem;padding:.75rem 1rem;background:var(--ink);color:var(--canvas);border-radius:.625rem;z-index:1}
.skip:focus{top:1rem}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:.5rem 1.25rem;border-radius:.625rem;border:1px solid var(--accent);background:var(--accent);color:var(--on);font:inherit;font-weight:600;line-height:1.3;text-decoration:none;cursor:pointer}
.button:hover{filter:brightness(.92)}
.button bdi{margin-inline-start:.3em}
.button.secondary{background:transparent;color:var(--ink);border-color:var(--line-strong)}
.button.secondary:hover{background:var(--hover);filter:none}
.top{display:flex;align-items:center;justify-content:space-between;gap:1rem;padding-block:1.125rem}
.mark{display:inline-flex;align-items:center;gap:.625rem;font-size:1.125rem;font-weight:600;letter-spacing:-.02em;text-decoration:none;min-height:2.75rem}
.mark,.top nav a{white-space:nowrap}
@media (max-width:24rem){.top .button{padding-inline:.875rem}.mark{gap:.5rem;font-size:1.0625rem}}
.mark svg{width:1.75rem;height:1.75rem;flex:none}
.top nav{display:flex;align-items:center;gap:clamp(.75rem,3vw,1.5rem)}
.top nav a:not(.button){padding:.625rem .25rem;font-weight:500;text-decoration:none}
.face.round{border-radius:50%}
.top nav a:not(.button):hover,.top nav a[aria-current]{text-decoration:underline}
.note{background:var(--accent-soft);margin-top:calc(-1*clamp(1.5rem,1rem + 2.5vw,3.5rem));padding-block:.75rem;font-size:.9375rem}
.note .wide{display:block}
.intro{display:flex;flex-wrap:wrap;align-items:center;gap:1.25rem clamp(1.25rem,3vw,2rem)}
.intro>div{flex:1 1 20rem;min-width:0}
.face{flex:none;width:6rem;height:6rem;border-radius:1.25rem;object-fit:cover;display:grid;place-content:center;background:var(--accent-soft);color:var(--accent);font-size:2rem;font-weight:600;letter-spacing:-.02em}
.headline{margin-top:.625rem;font-size:clamp(1.0625rem,1rem + .5vw,1.3125rem);line-height:1.4;color:var(--soft);max-width:44rem}
.meta{color:var(--soft);font-size:.9375rem;line-height:1.5}
.intro .meta{margin-top:.25rem;color:var(--faint)}
h2.quiet{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.study+.study{margin-top:clamp(4.5rem,3rem + 6vw,8rem)}
figure{background:var(--sunken);border-radius:.875rem;overflow:hidden}
.hero{aspect-ratio:var(--ratio);width:min(100%,calc(max(100vh,54rem)*var(--ratio)))}
.hero img{width:100%;height:100%;object-fit:cover}
.told{display:grid;gap:1.25rem clamp(2rem,5vw,5rem);margin-top:1.75rem}
@media (min-width:52rem){.told{grid-template-columns:minmax(0,5fr) minmax(0,7fr)}}
.told .meta{margin-top:.5rem}
.words{max-width:42rem}
.prose{white-space:pre-line;font-size:1.0625rem;line-height:1.7}
h4+.prose{margin-top:.375rem}
.prose+.prose{margin-top:1rem}
.words>*+h4,.words>p:not(.prose){margin-top:1.5rem}
.tags{display:flex;flex-wrap:wrap;gap:.5rem}
.told .tags{margin-top:1rem}
.tags li{padding:.25rem .75rem;border:1px solid var(--line);border-radius:99rem;background:var(--surface);font-size:.875rem;line-height:1.5;color:var(--soft)}
.film{display:inline-block;max-width:16rem;margin-top:.75rem}
.film .still{position:relative;display:block;aspect-ratio:16/9;border-radius:.875rem;overflow:hidden;background:var(--sunken);margin-bottom:.5rem}
.film .still img{width:100%;height:100%;object-fit:cover}
.film .still::before{content:"";position:absolute;inset:0;background:rgb(0 0 0/.35)}
.film .still::after{content:"";position:absolute;left:50%;top:50%;translate:-40% -50%;border-left:1.75rem solid #fff;border-block:1.125rem solid transparent}
.gallery{display:flex;flex-wrap:wrap;gap:clamp(.75rem,1.5vw,1.25rem);margin-top:2.25rem}
.gallery figure{flex:var(--ratio) 1 calc(var(--ratio)*17rem);max-width:min(100%,calc(var(--ratio)*36rem));aspect-ratio:var(--ratio)}
.gallery img{width:100%;height:100%;object-fit:cover}
.about{display:grid;gap:2.5rem clamp(2rem,5vw,5rem)}
@media (min-width:52rem){.about{grid-template-columns:minmax(0,7fr) minmax(0,5fr)}}
.about .prose{margin-top:1.25rem;max-width:42rem}
.about p:last-child:not(.prose){margin-top:1.25rem}
.about dl{display:grid;gap:1.5rem;align-content:start}
dt{font-size:.875rem;color:var(--faint)}
.about dd{margin-top:.5rem}
.references{margin-top:1.75rem;display:grid;gap:1.25rem}
@media (min-width:52rem){.references{grid-template-columns:repeat(auto-fit,minmax(26rem,1fr))}}
blockquote{padding:clamp(1.25rem,1rem + 1vw,2rem);background:var(--surface);border:1px solid var(--line);border-radius:1.25rem;display:flex;flex-direction:column;gap:1.25rem}
.said{font-size:1.1875rem;line-height:1.55;white-space:pre-line}
blockquote dl{display:grid;gap:.75rem;font-size:.9375rem;line-height:1.55}
blockquote dd{white-space:pre-line}
blockquote footer{margin-top:auto;border:0;font-weight:500;font-size:.9375rem}
blockquote time{color:var(--soft);font-weight:400}
.reply{padding-inline-start:1rem;border-inline-start:2px solid var(--line);font-size:.9375rem;white-space:pre-line}
.closing{display:grid;gap:1rem;justify-items:start}
.closing p{max-width:38rem;color:var(--soft)}
.empty{display:grid;gap:1.25rem;justify-items:start;padding-block:clamp(2rem,8vw,6rem)}
.empty p{color:var(--soft);font-size:1.125rem;max-width:38rem}
.cards{display:grid;gap:clamp(1.75rem,3vw,2.75rem) clamp(1rem,2.5vw,2rem);margin-top:1.75rem}
@media (min-width:40rem){.cards{grid-template-columns:repeat(2,minmax(0,1fr))}}
@media (min-width:64rem){.cards{grid-template-columns:repeat(3,minmax(0,1fr))}}
.cards.first{margin-top:0}
.small{font-size:.875rem}
.card .meta.small{color:var(--faint)}
.notice{margin-top:1.5rem;padding:.75rem 1rem;border-radius:.625rem;background:var(--accent-soft);max-width:44rem;font-size:.9375rem}
.fold{margin-top:1.5rem}
.fold summary{display:inline-flex;align-items:center;gap:.625rem;min-height:2.75rem;padding:.5rem 1rem;border:1px solid var(--line-strong);border-radius:.625rem;font-weight:500;line-height:1.3;cursor:pointer;list-style:none}
.fold summary::-webkit-details-marker{display:none}
.fold summary::after{content:"";width:.5rem;height:.5rem;border:solid currentColor;border-width:0 2px 2px 0;rotate:45deg;translate:0 -.15rem}
.fold[open] summary::after{rotate:225deg;translate:0 .1rem}
.fold summary:hover{background:var(--hover)}
.filters{display:flex;flex-wrap:wrap;align-items:end;gap:.875rem 1rem;padding-top:1.25rem}
@supports selector(::details-content){@media (min-width:40rem){.fold summary{display:none}.fold::details-content{content-visibility:visible;display:block;block-size:auto}}}
.filters label{display:grid;gap:.375rem;font-size:.875rem;font-weight:500;color:var(--soft);flex:1 1 11rem;max-width:18rem}
.filters select{font:inherit;font-size:1rem;color:var(--ink);background:var(--surface);border:1px solid var(--line-strong);border-radius:.625rem;min-height:2.75rem;padding:.375rem .75rem;width:100%}
.clear{display:inline-block;padding:.625rem 0;margin-top:.5rem}
@media (max-width:40rem){.filters label{flex-basis:100%;max-width:none}.filters .button{flex:1}}
.pager{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:clamp(2.5rem,5vw,4rem)}
.order{margin-top:clamp(2rem,4vw,3rem);max-width:44rem}
.browse{display:grid;gap:2.25rem}
.browse h2{font-size:1.125rem;letter-spacing:-.01em}
.browse .tags{margin-top:.875rem}
.tags a{display:block;margin:-.25rem -.75rem;padding:.25rem .75rem;text-decoration:none;border-radius:inherit}
.tags a:hover,.tags a[aria-current]{text-decoration:underline;color:var(--ink)}
.card{display:block;text-decoration:none}
.cover{display:block;aspect-ratio:4/3;background:var(--sunken);border-radius:.875rem;overflow:hidden}
.cover img{width:100%;height:100%;object-fit:cover}
.card .name{display:block;margin-top:.875rem;font-weight:600;line-height:1.35}
.card:hover .name{text-decoration:underline}
.card .meta{display:block;margin-top:.125rem}
body>footer{border-top:1px solid var(--line);color:var(--soft);font-size:.875rem}
body>footer nav{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1.75rem;padding-block:1.5rem}
body>footer span{flex:1 1 16rem;padding-block:.5rem}
body>footer a{padding-block:.625rem;text-decoration:none}
body>footer a:hover{text-decoration:underline;color:var(--ink)}
@media print{:root{color-scheme:light}.top nav,.intro .button,.closing,body>footer{display:none}.study{break-inside:avoid}}
`;
