import { referenceQuestions } from "@triptych/contract/reference-limits";
import { html, type Html, type HtmlPart } from "../../../platform/http/site/html.ts";
import type { VisitorsReference } from "../../projects/service.ts";
import type { MemberPage, PublicMember, PublicProfile } from "./page-content.ts";
import { framePage, type PageSite, type ReadSite } from "./frame.ts";
import { contactPathOf, descriptionOf, headlineOf, named } from "./rules.ts";
import { structuredDataOf } from "./structured-data.ts";
import { bdi, paragraphs } from "./words.ts";
import { writeCaseStudy, writeCreditedOn } from "./work-parts.ts";

/**
 * Writes the page of a member for visitors. NOTE: it names each field that it shows. Availability and rates are never among them: they
 * are old by the time that a search engine shows them.
 */
export function writeMemberPage(page: MemberPage, site: ReadSite): Html {
  const { member, profile, path, caseStudies, isPreview } = page;
  const name = member.displayName;
  const { prose } = factsOf(profile);
  const contactPath = contactPathOf(member.id, site);
  const main = html`${
      isPreview &&
      html`<p class="note">
        <span class="wide">Only you can see this preview. Visitors see the same once the page is on.</span>
      </p>`
    }
    ${writeIntroduction(page, contactPath)}
    ${
      caseStudies.length > 0 &&
      html`<section class="wide" aria-labelledby="work">
        <h2 id="work" class="quiet">Work</h2>
        ${caseStudies.map((study, at) => writeCaseStudy(study, page, at === 0))}
      </section>`
    }
    ${writeCreditedOn(page)} ${writeAbout(page, prose)} ${writeReferences(page, site)}
    <section class="wide closing">
      <h2>Would ${bdi(name)} be right for you?</h2>
      <p>
        ${
          site.isSignedIn
            ? "Their profile has the rest: write to them there, and see how they fit your brief."
            : "Sign in to write to them, see when they are free, and how they fit your brief. You come back to their profile."
        }
      </p>
      <p><a class="button" href="${contactPath}">Contact ${bdi(name)}</a></p>
    </section>`;
  return framePage(
    {
      title: titleOf(page),
      description: descriptionOf(prose),
      path: isPreview ? undefined : path,
      picture: { path: `${path}/share.jpg`, type: "image/jpeg", alternativeText: titleOf(page) },
      data: isPreview ? undefined : structuredDataOf(page, site.publicUrl),
      signInPath: contactPath,
      accent: profile.type,
      main,
    },
    site,
  );
}

/** Returns what the page calls itself: the name, and what they do. */
function titleOf({ member, profile }: PublicMember): string {
  return `${member.displayName}, ${profile.type === "agency" ? "agency" : profile.data.title}`;
}

function factsOf({ type, data }: PublicProfile) {
  const shared = { industries: named(data.industries), regions: named(data.regions) };
  return type === "agency"
    ? { ...shared, prose: data.uniqueValue, skills: named(data.services), label: "Services", website: data.website }
    : { ...shared, prose: data.bio, skills: named(data.skills), label: "Skills", website: undefined };
}

function writeIntroduction({ member, profile }: MemberPage, contactPath: string): Html {
  const { displayName: name, photo } = member;
  const { regions } = factsOf(profile);
  // NOTE: faces are round and logos are not, as everywhere.
  const shape = profile.type === "freelancer" ? "face round" : "face";
  return html`<section class="wide intro">
    ${
      photo
        ? html`<img class="${shape}" src="${photo}/192.webp" width="96" height="96" alt="" />`
        : html`<span class="${shape}" aria-hidden="true">${initialsOf(name)}</span>`
    }
    <div>
      <h1>${bdi(name)}</h1>
      <p class="headline">${bdi(headlineOf(profile))}</p>
      <p class="meta">${regions.join(" · ")}</p>
    </div>
    <a class="button" href="${contactPath}">Contact<span class="unseen"> ${name}</span></a>
  </section>`;
}

function writeAbout({ member, profile }: MemberPage, prose: string): Html {
  const { skills, label, industries, regions, website } = factsOf(profile);
  const facts = [
    { label, values: skills },
    { label: "Sectors", values: industries },
    { label: "Places", values: regions },
  ].filter(({ values }) => values.length > 0);
  return html`<section class="wide about" aria-labelledby="about">
    <div>
      <h2 id="about">About ${bdi(member.displayName)}</h2>
      ${paragraphs(prose)}
      ${
        website !== undefined &&
        html`<p>
          <a href="${website}" target="_blank" rel="noopener noreferrer nofollow"
            >${hostOf(website)}<span class="unseen"> (opens in a new tab)</span></a
          >
        </p>`
      }
    </div>
    <dl>
      ${facts.map(
        ({ label: term, values }) =>
          html`<div>
            <dt>${term}</dt>
            <dd>
              <ul class="tags">
                ${values.map((value) => html`<li>${bdi(value)}</li>`)}
              </ul>
            </dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

function writeReferences({ member, references, pathTo }: MemberPage, { productName }: PageSite): HtmlPart {
  if (references.length === 0) return false;
  return html`<section class="wide" aria-labelledby="references">
    <h2 id="references">What others say</h2>
    <p class="meta">Each wrote after a project that both sides had marked as complete on ${productName}.</p>
    <div class="references">
      ${references.map(
        ({ work, wentWell, again, author, publishedAt, reply }) =>
          html`<blockquote>
            <p class="said" dir="auto">${wentWell}</p>
            <dl>
              <div>
                <dt>${referenceQuestions.work}</dt>
                <dd dir="auto">${work}</dd>
              </div>
              <div>
                <dt>${referenceQuestions.again}</dt>
                <dd dir="auto">${again}</dd>
              </div>
            </dl>
            <footer>
              ${writeAuthor(author, { pathTo, productName })},
              <time datetime="${publishedAt}">${monthOf(publishedAt)}</time>
            </footer>
            ${reply && html`<p class="reply" dir="auto"><span class="meta">${bdi(member.displayName)} replied:</span> ${reply.text}</p>`}
          </blockquote>`,
      )}
    </div>
  </section>`;
}

/** Names companies, and people where they have a public page of their own. */
function writeAuthor(
  { userId, displayName, userType }: VisitorsReference["author"],
  { pathTo, productName }: Pick<MemberPage, "pathTo"> & Pick<PageSite, "productName">,
): Html {
  const path = pathTo(userId);
  if (path !== null) return html`<a href="${path}">${bdi(displayName)}</a>`;
  return userType === "freelancer" ? html`A freelancer on ${productName}` : bdi(displayName);
}

const initialsOf = (name: string): string => {
  const words = name.split(/[\s\p{P}]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? "")[0] ?? "")
    .join("")
    .toUpperCase();
};

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, "") : address;

const monthOf = (moment: string): string =>
  new Date(moment).toLocaleDateString("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });
