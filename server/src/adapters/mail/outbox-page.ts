import type { OutboxEmail } from "./outbox.ts";

/** Forbids scripts on the page, and frames from other sites. */
export const pageSecurityPolicy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Forbids an email's page to run scripts or to act as this site; its links open outside it. */
export const emailSecurityPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'";

export interface OutboxPage {
  emails: OutboxEmail[];
  /** Holds the address that the page is limited to, if any. */
  address: string | undefined;
  productName: string;
}

/** Renders the outbox as a page: a list of emails, newest first. */
export function outboxPage({ emails, address, productName }: OutboxPage): string {
  const count = emails.length === 1 ? "1 email" : `${emails.length} emails`;
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Outbox · ${escape(productName)}</title>
<style>${styles}</style>
<main>
  <h1>Outbox</h1>
  <p>Demo mode sends no email. The emails that it would have sent are here, newest first.</p>
  <form action="/dev/outbox">
    <label for="to">Only to this address</label>
    <input id="to" name="to" type="email" autocomplete="off" value="${escape(address ?? "")}">
    <button>Show</button>
    ${address === undefined ? "" : `<a href="/dev/outbox">Show all</a>`}
  </form>
  <p role="status">${emails.length === 0 ? "No emails yet. Reload this page after something was sent." : count}</p>
  ${emails.map(emailArticle).join("\n")}
</main>
</html>`;
}

/** Renders an email as its reader's program would show it, within a frame. */
export function emailPage({ html }: OutboxEmail): string {
  const target = '<base target="_top">';
  return html.includes("<head>") ? html.replace("<head>", `<head>${target}`) : `${target}${html}`;
}

function emailArticle({ id, to, subject, text, createdAt }: OutboxEmail, index: number): string {
  return `<details${index === 0 ? " open" : ""}>
    <summary><strong>${escape(subject)}</strong><span>to ${escape(to)}</span><time datetime="${createdAt}">${formatMoment(createdAt)}</time></summary>
    <iframe src="/dev/outbox/${id}" title="${escape(subject)}" loading="lazy"></iframe>
    <details class="plain"><summary>As plain text</summary><pre>${linked(text)}</pre></details>
  </details>`;
}

const styles = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 22%, transparent); }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.75rem; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: 1.5rem 0 1rem; }
input { flex: 1 1 12rem; min-width: 0; }
input, button { font: inherit; padding: .4rem .7rem; border: 1px solid currentColor; border-radius: .4rem; background: transparent; color: inherit; }
main > details { border: 1px solid var(--line); border-radius: .6rem; margin: .6rem 0; overflow: hidden; }
summary { cursor: pointer; padding: .7rem 1rem; }
main > details > summary { display: flex; flex-wrap: wrap; gap: .1rem 1rem; }
summary time { margin-inline-start: auto; }
summary span { overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 32rem; border: 0; border-top: 1px solid var(--line); background: #fff; }
.plain { border-top: 1px solid var(--line); }
pre { margin: 0; padding: 0 1rem 1rem; white-space: pre-wrap; overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }`;

function formatMoment(moment: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium", timeZone: "UTC" }).format(
    new Date(moment),
  );
}

function linked(text: string): string {
  return escape(text).replaceAll(/https?:\/\/[^\s<>"]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
