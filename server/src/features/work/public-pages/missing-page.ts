import { html, type Html } from "../../../platform/http/site/html.ts";
import { framePage, type ReadSite } from "./frame.ts";

/** Writes what visitors read where there is no page. It does not say whether there was one. */
export function writeMissingPage(site: ReadSite): Html {
  const title = "There is no page here";
  const description = "It may have been turned off or renamed, or the address has a mistake in it.";
  const main = html`<section class="wide empty">
    <h1>${title}</h1>
    <p>${description}</p>
    <p><a class="button" href="/explore">Explore work</a></p>
  </section>`;
  return framePage({ title, description, main }, site);
}
