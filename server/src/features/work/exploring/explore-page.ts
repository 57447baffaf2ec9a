import type { WorkPicture } from "@triptych/contract/work";
import { html, type Html, type HtmlPart } from "../../../platform/http/site/html.ts";
import { framePage, type PageSite, type ReadSite } from "../public-pages/frame.ts";
import { coverSizes, writePicture } from "../public-pages/pictures.ts";
import { bdi } from "../public-pages/words.ts";
import {
  exploreAddress,
  explorePath,
  headingOf,
  type Filter,
  type FilterName,
  type Place,
  type Question,
} from "./rules.ts";
import type { Choices } from "./store.ts";

export interface ExploreCard {
  title: string;
  year: number;
  sector: string | null;
  by: string;
  path: string;
  picture: WorkPicture | null;
}

export interface ExplorePage extends Question {
  cards: ExploreCard[];
  /** Holds where the next page begins; `null` on the last one. */
  next: Place | null;
  choices: Choices;
}

const filters = [
  { name: "skill", list: "skills", label: "Skill", any: "Every skill" },
  { name: "sector", list: "sectors", label: "Sector", any: "Every sector" },
  { name: "place", list: "places", label: "Place", any: "Everywhere" },
] as const;

/** Counts the cards that wide screens show first. */
const firstRow = 3;

/** Writes what visitors may see of everybody's work. Filters are a plain form and links. */
export function writeExplorePage(page: ExplorePage, site: ReadSite): Html {
  const { filter, after, unknown, cards, next, choices } = page;
  const heading = headingOf(filter);
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const main = html`<section class="wide">
      <h1>${heading}</h1>
      <p class="headline">
        Agencies and freelancers who show their work to everybody. Choose one to read what they did, and what came of
        it.
      </p>
      ${unknown.length > 0 && writeUnknown(unknown, filter)}
      <details class="fold">
        <summary>${isFiltered ? "Change the filters" : "Filter by skill, sector or place"}</summary>
        <form class="filters" action="${explorePath}" method="get" role="search" aria-label="Work">
          ${filters.map(
            ({ name, list, label, any }) =>
              html`<label
                >${label}<select name="${name}">
                  <option value="">${any}</option>
                  ${withChosen(choices[list], filter[name]).map(
                    (value) =>
                      html`<option value="${value}" ${value === filter[name] && html` selected`}>${value}</option>`,
                  )}
                </select></label
              >`,
          )}
          <button class="button">Show</button>
        </form>
      </details>
      ${isFiltered && html`<a class="clear" href="${explorePath}">Show everything</a>`}
    </section>
    <section class="wide" aria-label="Work">
      ${
        cards.length === 0
          ? writeEmpty(isFiltered, site)
          : html`<ul class="cards first">
              ${cards.map(writeCard)}
            </ul>`
      }
      ${
        (next !== null || after !== null) &&
        html`<nav class="pager" aria-label="Pages">
          ${after !== null && html`<a class="button secondary" href="${exploreAddress(filter)}">Back to the start</a>`}${next !== null && html`<a class="button" rel="next" href="${exploreAddress(filter, next)}">More work</a>`}
        </nav>`
      }
      <p class="meta order">
        The order: what each of them put first, the newest at the top; then what they put second, and so on. Nobody can
        pay to be higher.
      </p>
    </section>
    ${writeBrowsing(choices, filter)}`;
  return framePage(
    {
      title: heading,
      description: `${heading === "Explore work" ? "Work" : heading}: case studies of agencies and freelancers, with what they did and what came of it.`,
      path: exploreAddress(filter, after),
      data: dataOf(heading, cards, site),
      isExplore: true,
      main,
    },
    site,
  );
}

function writeCard({ title, year, sector, by, path, picture }: ExploreCard, at: number): Html {
  const loading = at === 0 ? "first" : at < firstRow ? "early" : "late";
  return html`<li>
    <a class="card" href="${path}"
      ><span class="cover">${picture && writePicture(picture, { sizes: coverSizes, loading })}</span
      ><span class="name">${bdi(title)}</span><span class="meta">${bdi(by)}</span
      ><span class="meta small">${sector !== null && sector !== "Other" && `${sector} · `}${year}</span></a
    >
  </li>`;
}

/** Says what was asked for that there is not. NOTE: it does not repeat it, so that nobody can put words of their own on the page. */
function writeUnknown(unknown: FilterName[], filter: Filter): Html {
  const labels = unknown.map((name) => `a ${name}`).join(" and ");
  const isOne = unknown.length === 1;
  return html`<p class="notice" role="status">
    The address asks for ${labels} that ${isOne ? "is not in our list" : "are not in our lists"}, so
    ${isOne ? "it was" : "they were"} left out. <a href="${exploreAddress(filter)}">Clear it from the address</a>
  </p>`;
}

function writeEmpty(isFiltered: boolean, { isSignedIn }: ReadSite): Html {
  return isFiltered
    ? html`<div class="empty">
        <h2>No work has all of that yet</h2>
        <p>
          Take a filter away, or say what you need in your own words: our search reads far more than what is shown here.
        </p>
        <p><a class="button" href="${explorePath}">Show everything</a></p>
      </div>`
    : html`<div class="empty">
        <h2>Nobody shows their work here yet</h2>
        <p>Agencies and freelancers turn their public page on in their settings. Be the first.</p>
        <p>
          ${isSignedIn ? html`<a class="button" href="/settings?section=public-page">Open the settings</a>` : html`<a class="button" href="/auth">Sign in</a>`}
        </p>
      </div>`;
}

/** Lists each filter on its own as a link, for people and programs that follow links. */
function writeBrowsing(choices: Choices, filter: Filter): HtmlPart {
  const lists = filters.filter(({ list }) => choices[list].length > 0);
  if (lists.length === 0) return false;
  return html`<section class="wide browse" aria-label="Browse">
    ${lists.map(
      ({ name, list, label }) =>
        html`<div>
          <h2>By ${label.toLowerCase()}</h2>
          <ul class="tags">
            ${choices[list].map(
              (value) =>
                html`<li>
                  <a href="${exploreAddress({ [name]: value })}" ${filter[name] === value && html` aria-current="true"`}
                    >${value}</a
                  >
                </li>`,
            )}
          </ul>
        </div>`,
    )}
  </section>`;
}

/** Returns the values with the chosen one, of which there may be no work. */
const withChosen = (values: readonly string[], chosen: string | undefined): readonly string[] =>
  chosen === undefined || values.includes(chosen) ? values : [...values, chosen].toSorted();

const dataOf = (name: string, cards: readonly ExploreCard[], { publicUrl }: PageSite) => ({
  "@context": "https://schema.org",
  "@type": "CollectionPage",
  name,
  mainEntity: {
    "@type": "ItemList",
    itemListElement: cards.map(({ title, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: title,
      url: `${publicUrl}${path}`,
    })),
  },
});
