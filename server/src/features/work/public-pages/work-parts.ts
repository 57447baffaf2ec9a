import { filmSiteOf } from "@triptych/contract/film-address";
import type { CaseStudy, CreditedPerson, WorkPicture } from "@triptych/contract/work";
import { html, type Html, type HtmlPart } from "../../../platform/http/site/html.ts";
import type { MemberPage } from "./page-content.ts";
import { coverSizes, gallerySizes, heroSizes, ratioOf, stillSizes, writePicture } from "./pictures.ts";
import { bdi, between, paragraphs } from "./words.ts";

/** Writes a case study with all its pictures. */
export function writeCaseStudy(study: CaseStudy, { profile, pathTo }: MemberPage, isFirst: boolean): Html {
  const { id, title, client, year, sector, part, outcome, skills, films, images } = study;
  const [first, ...others] = images;
  const facts = [client === null ? null : html`For ${bdi(client)}`, String(year), sector === "Other" ? null : sector];
  const credits = study.credits.flatMap((credit) => {
    const path = pathTo(credit.userId);
    return path === null ? [] : [{ ...credit, path }];
  });
  return html`<article class="study" id="work-${id}">
    ${
      first &&
      html`<figure class="hero" style="--ratio:${ratioOf(first)}">
        ${writePicture(first, { sizes: heroSizes, loading: isFirst ? "first" : "late" })}
      </figure>`
    }
    <div class="told">
      <div>
        <h3>${bdi(title)}</h3>
        <p class="meta">${between(facts, " · ")}</p>
        ${
          skills.length > 0 &&
          html`<ul class="tags" aria-label="Skills">
            ${skills.map((skill) => html`<li>${skill}</li>`)}
          </ul>`
        }
      </div>
      <div class="words">
        <h4>${profile.type === "agency" ? "What we did" : "What I did"}</h4>
        ${paragraphs(part)}
        ${
          outcome !== "" &&
          html`<h4>What came of it</h4>
            ${paragraphs(outcome)}`
        }
        ${films.map(({ url, title: film }) => writeFilm(url, film, first))}
        ${credits.length > 0 && html`<p class="meta">With ${between(credits.map(writeCredit), ", ")}</p>`}
      </div>
    </div>
    ${
      others.length > 0 &&
      html`<div class="gallery">
        ${others.map(
          (image) =>
            html`<figure style="--ratio:${ratioOf(image)}">${writePicture(image, { sizes: gallerySizes })}</figure>`,
        )}
      </div>`
    }
  </article>`;
}

/** Writes a link to a film, with a still of the work. The film opens where it is, and nothing of it is loaded before. */
function writeFilm(url: string, title: string, still: WorkPicture | undefined): Html {
  const site = filmSiteOf(url);
  return html`<p>
    <a class="film" href="${url}" target="_blank" rel="noopener noreferrer nofollow"
      >${still && html`<span class="still">${writePicture({ ...still, alternativeText: "" }, { sizes: stillSizes })}</span>`}
      <span
        >Watch ${title === "" ? "the film" : html`“${bdi(title)}”`} on ${site}<span class="unseen">
          (opens in a new tab)</span
        ></span
      ></a
    >
  </p>`;
}

const writeCredit = ({ displayName, role, path }: CreditedPerson & { path: string }): Html =>
  html`<a href="${path}">${bdi(displayName)}</a>${role !== "" && html` (${bdi(role)})`}`;

/** Shows the work of others on which the member is credited, where it can be read by visitors too. */
export function writeCreditedOn({ creditedOn, pathTo }: MemberPage): HtmlPart {
  const shown = creditedOn.flatMap((credit) => {
    const path = pathTo(credit.by.userId);
    return path === null ? [] : [{ ...credit, path: `${path}#work-${credit.caseStudyId}` }];
  });
  if (shown.length === 0) return false;
  return html`<section class="wide" aria-labelledby="took-part">
    <h2 id="took-part">Also took part in</h2>
    <ul class="cards">
      ${shown.map(
        ({ title, by, role, picture, path }) =>
          html`<li>
            <a class="card" href="${path}">
              <span class="cover">${picture && writePicture(picture, { sizes: coverSizes })}</span>
              <span class="name">${bdi(title)}</span
              ><span class="meta">By ${bdi(by.displayName)}${role !== "" && html` · ${bdi(role)}`}</span></a
            >
          </li>`,
      )}
    </ul>
  </section>`;
}
