import { legalTerms } from "@triptych/contract/legal-terms";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../platform/paths.ts";

export interface LegalSection {
  id: string;
  title: string;
  content: ReactNode;
}

/** Shows a legal text with its date, its contents and a link home. */
export function LegalPage({
  title,
  summary,
  sections,
}: {
  title: string;
  summary: ReactNode;
  sections: readonly LegalSection[];
}) {
  return (
    <div className="mx-auto w-full max-w-5xl px-5 pt-4 sm:px-8 sm:pt-10">
      <Link
        to={paths.home}
        className="-ms-1 inline-flex min-h-11 items-center gap-2 rounded-sm px-1 text-[0.9375rem] text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to Home
      </Link>
      <h1 className="mt-3 text-3xl">{title}</h1>
      <p className="mt-2 text-sm text-ink-faint">Last updated {legalTerms.lastUpdated}</p>
      <div className="mt-6 max-w-[42rem] text-lg text-ink-soft">{summary}</div>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <Contents sections={sections} />
        <div className="flex max-w-[42rem] flex-col gap-10">
          {sections.map(({ id, title: heading, content }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-8">
              <h2 id={`${id}-title`} className="text-xl">
                {heading}
              </h2>
              <div className="mt-3 flex flex-col gap-3 text-ink-soft [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4 [&_li]:ms-5 [&_li]:list-disc [&_li]:ps-1 [&_strong]:font-semibold [&_strong]:text-ink [&_ul]:flex [&_ul]:flex-col [&_ul]:gap-2">
                {content}
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav
      aria-label="Contents"
      className="max-lg:rounded-lg max-lg:bg-sunken max-lg:p-4 lg:sticky lg:top-8 lg:self-start"
    >
      <ol className="flex flex-col text-sm text-ink-soft">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="block rounded-sm py-1.5 hover:text-ink">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
