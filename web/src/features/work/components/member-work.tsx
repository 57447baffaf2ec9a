import type { CaseStudy, MemberWork as Work } from "@triptych/contract/work";
import { filmSiteOf } from "@triptych/contract/film-address";
import { Flag, Play } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { memberPath, workAnchor } from "../../../platform/paths.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { WorkPicture } from "../../../ui/work-picture.tsx";
import { coverSizes } from "../../../ui/cover-sizes.ts";
import { madeFor } from "../rules.ts";
import { ReportDialog } from "./report-dialog.tsx";

const PictureViewer = lazyPart(() => import("../../../ui/picture-viewer.tsx"), {
  whileLoading: null,
  mayReload: false,
});

interface MemberWorkProps {
  work: Work;
  isSelf: boolean;
  name: string;
}

/** Shows a member's case studies, and those of others that credit them. Shows nothing where there are none. */
export function MemberWork({ work: { caseStudies, creditedOn }, isSelf, name }: MemberWorkProps) {
  return (
    <>
      {caseStudies.length > 0 && (
        <section aria-label="Work" className="mt-8 flex flex-col gap-6">
          {caseStudies.map((each, at) => (
            <Study key={each.id} study={each} isFirst={at === 0} isSelf={isSelf} />
          ))}
        </section>
      )}
      {creditedOn.length > 0 && (
        <section aria-labelledby="credited-on" className="mt-8">
          <h2 id="credited-on" className="text-xl">
            Also took part in
          </h2>
          <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {creditedOn.map(({ caseStudyId, title, role, by, picture }) => (
              <li key={caseStudyId}>
                <Card className="h-full overflow-hidden">
                  <Link to={`${memberPath(by.userId)}#${workAnchor(caseStudyId)}`} className="block">
                    <span className="block aspect-[4/3] bg-sunken">
                      {picture && (
                        <WorkPicture
                          picture={picture}
                          sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 45vw, 90vw"
                          className="size-full object-cover"
                        />
                      )}
                    </span>
                    <span className="block px-4 pt-3 font-medium wrap-anywhere">
                      <bdi>{title}</bdi>
                    </span>
                    <span className="block px-4 pt-0.5 pb-4 text-sm text-ink-soft wrap-anywhere">
                      By <bdi>{by.displayName}</bdi>
                      {role !== "" && (
                        <>
                          , with <bdi>{name}</bdi>: {role}
                        </>
                      )}
                    </span>
                  </Link>
                </Card>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Study({ study, isFirst, isSelf }: { study: CaseStudy; isFirst: boolean; isSelf: boolean }) {
  const { id, title, part, outcome, skills, sector, images, films, credits } = study;
  const [viewed, setViewed] = useState<string | null>(null);
  // NOTE: the small pictures at the top of a page wait, so that the large one has the connection for itself.
  const [mayLoadOthers, setMayLoadOthers] = useState(!isFirst);
  const [isReporting, setIsReporting] = useState(false);
  const [cover, ...others] = images;
  const chips = sector === null ? skills : [...skills, sector];
  return (
    <Card className="scroll-mt-6 overflow-hidden">
      <article id={workAnchor(id)} aria-label={title} className="scroll-mt-6">
        {cover && (
          <button
            type="button"
            onClick={() => setViewed(cover.fileId)}
            className="block w-full cursor-zoom-in bg-sunken"
            style={{ aspectRatio: `${cover.width} / ${cover.height}`, maxHeight: "min(34rem, 75vh)" }}
          >
            <WorkPicture
              picture={cover}
              sizes={coverSizes}
              isFirst={isFirst}
              onSettled={() => setMayLoadOthers(true)}
              className="size-full object-contain"
            />
          </button>
        )}
        {others.length > 0 && (
          <ul
            aria-label={`More pictures of ${title}`}
            className="grid grid-cols-3 gap-1.5 px-1.5 pt-1.5 sm:grid-cols-4 lg:grid-cols-6"
          >
            {others.map((image) => (
              <li key={image.fileId}>
                <button
                  type="button"
                  onClick={() => setViewed(image.fileId)}
                  aria-label={mayLoadOthers ? undefined : image.alternativeText}
                  className="block aspect-[4/3] w-full cursor-zoom-in overflow-hidden rounded-xs bg-sunken"
                >
                  {mayLoadOthers && (
                    <WorkPicture
                      picture={image}
                      sizes="(min-width: 64rem) 12rem, (min-width: 40rem) 25vw, 33vw"
                      className="size-full object-cover"
                    />
                  )}
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-col gap-4 p-5 sm:p-8">
          <header className="flex flex-wrap items-start justify-between gap-3">
            <div className="min-w-0 flex-1 basis-56">
              <h2 className="text-xl wrap-anywhere">
                <bdi>{title}</bdi>
              </h2>
              <p className="mt-1 text-sm text-ink-faint wrap-anywhere">{madeFor(study)}</p>
            </div>
            {!isSelf && (
              <Button variant="quiet" size="sm" className="max-sm:-ms-3" onClick={() => setIsReporting(true)}>
                <Flag aria-hidden="true" className="size-4" />
                Report<span className="sr-only"> {title}</span>
              </Button>
            )}
          </header>
          <p className="max-w-prose leading-7 whitespace-pre-line wrap-anywhere">{part}</p>
          {outcome !== "" && (
            <p className="max-w-prose leading-7 whitespace-pre-line text-ink-soft wrap-anywhere">{outcome}</p>
          )}
          {chips.length > 0 && (
            <ul aria-label="Skills and sector" className="flex flex-wrap gap-1.5 text-sm">
              {chips.map((each) => (
                <li key={each} className="rounded-md bg-sunken px-2 py-0.5 leading-6">
                  {each}
                </li>
              ))}
            </ul>
          )}
          {films.length > 0 && <Films study={study} />}
          {credits.length > 0 && (
            <div>
              <h3 className="text-sm text-ink-faint">With</h3>
              <ul aria-label="Credited" className="mt-1.5 flex flex-wrap gap-x-5 gap-y-2">
                {credits.map(({ userId, username, userType, displayName, photo, role }) => (
                  <li key={userId}>
                    <Link
                      to={memberPath(userId)}
                      className="flex min-h-11 items-center gap-2.5 rounded-md underline-offset-4 hover:underline"
                    >
                      <Avatar userType={userType} username={username} photo={photo} className="size-9" />
                      <span className="min-w-0">
                        <bdi className="block leading-5 font-medium">{displayName}</bdi>
                        {role !== "" && <span className="block text-sm leading-5 text-ink-soft">{role}</span>}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </article>
      {viewed !== null && (
        <PictureViewer
          title={title}
          pictures={images.map((image) => ({ ...image, id: image.fileId }))}
          shownId={viewed}
          onShow={setViewed}
          onClose={() => setViewed(null)}
          caption={images.find(({ fileId }) => fileId === viewed)?.alternativeText}
        />
      )}
      {isReporting && <ReportDialog caseStudyId={id} onClose={() => setIsReporting(false)} />}
    </Card>
  );
}

/** Shows a still for each film. NOTE: nothing is loaded from where the film is before somebody opens it there. */
function Films({ study: { films, images } }: { study: CaseStudy }) {
  const still = images[0];
  return (
    <ul aria-label="Films" className="flex flex-wrap gap-3">
      {films.map(({ url, title }) => (
        <li key={url} className="w-full max-w-64">
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="group block overflow-hidden rounded-lg border border-line"
          >
            <span className="relative block aspect-video bg-sunken">
              {still && (
                <WorkPicture
                  picture={{ ...still, alternativeText: "" }}
                  sizes="16rem"
                  className="size-full object-cover"
                />
              )}
              <span className="absolute inset-0 grid place-content-center bg-[#000]/35 text-[#fff] group-hover:bg-[#000]/45">
                <Play aria-hidden="true" className="size-10" fill="currentColor" />
              </span>
            </span>
            <span className="block px-3 py-2 text-sm">
              <bdi className="block truncate font-medium">{title || "Film"}</bdi>
              <span className="block text-ink-soft">Opens on {filmSiteOf(url)}, in a new tab</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
