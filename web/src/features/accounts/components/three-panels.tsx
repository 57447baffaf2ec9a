import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "../../../ui/classes.ts";

/** Shows the product in three panels: a brief, a match with its reasons, a conversation. Its caption says that it is an example. */
export function ThreePanels() {
  return (
    <figure className="min-w-0 lg:pt-2">
      {/* NOTE: the margin is as wide as the outer panels reach beyond their places, because they are turned. */}
      <ol className="grid gap-3 sm:mx-3 sm:grid-cols-3 sm:gap-0 sm:[perspective:56rem]">
        <Panel accent="brand" className="sm:origin-right sm:[transform:rotateY(13deg)]" title="Say what you need">
          <p className="text-lg leading-7 sm:text-[1.1875rem] sm:leading-8">
            “We need <Marked>packaging design</Marked> for an oat drink, from a studio <Marked>in Europe</Marked> that
            knows <Marked>food</Marked>.”
          </p>
        </Panel>
        <Panel accent="agency" className="z-1 sm:-my-3 sm:py-8" title="See who fits, and why">
          <ul className="flex flex-col gap-3">
            <Reason requirement="Packaging design">“cartons, pouches and the odd very small tin”</Reason>
            <Reason requirement="Food">“independent food and drink makers”</Reason>
            <Reason requirement="In Europe">“Ghent and Porto”</Reason>
          </ul>
        </Panel>
        <Panel accent="freelancer" className="sm:origin-left sm:[transform:rotateY(-13deg)]" title="Talk to them">
          <div className="flex flex-col gap-2 text-sm">
            <p className="me-4 rounded-lg rounded-es-sm bg-surface px-3 py-2 shadow-sm">Could you start in March?</p>
            <p className="ms-4 rounded-lg rounded-ee-sm bg-accent px-3 py-2 text-on-panel">
              We could. Shall we look at your range on Tuesday?
            </p>
            <p className="me-4 rounded-lg rounded-es-sm bg-surface px-3 py-2 shadow-sm">Tuesday it is.</p>
          </div>
        </Panel>
      </ol>
      <figcaption className="mt-5 text-sm text-ink-faint sm:mt-7">
        An example. Every reason quotes the profile that it comes from.
      </figcaption>
    </figure>
  );
}

function Panel({
  accent,
  title,
  className,
  children,
}: {
  accent: string;
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <li
      data-accent={accent}
      className={classes("flex flex-col gap-3 rounded-lg border border-accent/20 bg-accent-soft p-5", className)}
    >
      <h2 className="text-sm text-accent">{title}</h2>
      {children}
    </li>
  );
}

function Marked({ children }: { children: ReactNode }) {
  return (
    <mark className="bg-transparent font-medium text-accent underline decoration-accent/40 decoration-2 underline-offset-4">
      {children}
    </mark>
  );
}

function Reason({ requirement, children }: { requirement: string; children: ReactNode }) {
  return (
    <li className="flex gap-2 text-sm">
      <Check aria-hidden="true" strokeWidth={2.6} className="mt-1 size-3.5 shrink-0 text-accent" />
      <span>
        <span className="font-medium">{requirement}</span>
        <span className="block text-ink-soft">{children}</span>
      </span>
    </li>
  );
}
