import { scoreLabels } from "@triptych/contract/score-labels";
import { Ban, Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { dashboardPath, signInPath } from "../../../platform/paths.ts";
import { useProduct } from "../../../platform/product.ts";
import { buttonClasses } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { statusLabels, type ShownStatus } from "../requirements.ts";
import { StatusIcon } from "./status-icon.tsx";

// NOTE: loaded on its own, because the page is read from its beginning.
const FiguresOfScore = lazyPart(() => import("./figures-of-score.tsx"), {
  whileLoading: <Skeleton className="mt-5 h-60 max-w-2xl" />,
});

/** Explains in plain words how a brief is read, what proves a match, how it is scored, and that payment has no influence. */
export function HowMatchingWorks({ isMember }: { isMember: boolean }) {
  const { name } = useProduct();
  return (
    <div className="flex flex-col gap-14 pb-6">
      <header>
        <h1 className="max-w-[18ch] text-3xl sm:text-display">Matched on requirements. Never on who pays.</h1>
        <p className="mt-5 max-w-prose text-lg text-ink-soft">
          {name} reads what you need, looks for it in people&apos;s own words, and shows you where it found it. What
          anybody pays decides whether they are listed, never where.
        </p>
      </header>

      <Step number="1" title="Your brief becomes requirements">
        <p>
          A brief says what you must have, what would be nice, and what you don&apos;t want. Each becomes one
          requirement: the work itself, the sector, the place, the budget, the kind of team. You see what was read
          before you search, and can remove it, change how much it counts, and add to it. What you are yourself is never
          asked of anybody, and where a word is unsure you are asked instead of guessed at.
        </p>
      </Step>

      <Step number="2" title="Every answer is proved">
        <p>
          For each person, each requirement gets one of five answers. Met, partly and contradicted always come with the
          words of the profile that they rest on, letter for letter. What has no proof is not claimed.
        </p>
        <p className="mt-3">
          Where a language model is switched on, it may help to read a brief and to phrase reasons. What it quotes is
          checked against the profile letter for letter, and dropped where it is not there.
        </p>
        <ul className="mt-5 grid gap-3 sm:grid-cols-2">
          {statuses.map(({ status, text }) => (
            <li key={status} className="flex gap-3 rounded-lg border border-line bg-surface p-4">
              <StatusIcon status={status} />
              <div>
                <p className="font-medium">{statusLabels[status]}</p>
                <p className="mt-0.5 text-[0.9375rem] leading-6 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Step>

      <Step number="3" title="The score is agreement and proof">
        <p>
          Two things decide the score: how strongly a profile&apos;s words prove what you ask for, and how well the
          whole profile agrees with the whole brief, because many can prove a skill and few are right for the job. The
          work weighs most. A question you never asked takes no points, but for the two that are named below.
        </p>
        <FiguresOfScore />
        <dl className="mt-6 grid max-w-2xl grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 text-[0.9375rem] leading-6">
          {scoreLabels.map(({ from, label }, index) => (
            <div key={from} className="contents">
              <dt className="font-medium tabular-nums">
                {index === scoreLabels.length - 1 ? "Below 60" : `${from} or more`}
              </dt>
              <dd className="text-ink-soft">{label}</dd>
            </div>
          ))}
        </dl>
      </Step>

      <section aria-labelledby="counts-heading">
        <h2 id="counts-heading" className="text-2xl">
          What counts, and what never does
        </h2>
        <div className="mt-5 grid gap-4 md:grid-cols-2">
          <Counts
            title="Counts"
            icon={<Check aria-hidden="true" strokeWidth={2.5} className="mt-1 size-4.5 shrink-0 text-success" />}
            items={[
              "What people write about their work",
              "Services, skills, sectors and regions they chose",
              "An agency's minimum budget, against yours",
              "Your feedback on this brief: “Not a fit?” changes its next search",
            ]}
          />
          <Counts
            title="Never counts"
            icon={<Ban aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-danger" />}
            items={[
              "Which plan somebody is on and what they pay",
              "Whether they are in a trial, or for how long they have paid",
              "Whom they have referred, and what they have earned by it",
              "How new they are, how often they are here, and how many messages they send",
            ]}
          />
        </div>
        <p className="mt-5 max-w-prose text-ink-soft">
          This does not depend on a rule that somebody has to keep. The ranking is never given any of it: plans, prices,
          trials, referrals and payments are not part of its input. Nor is how often or how quickly somebody answers,
          who has saved them, or how many references they have. What others say of somebody can be quoted beside what
          the profile shows, as their words, and brings no points. A case study is read like the rest of a profile;
          twelve bring no more than one that says the same.
        </p>
      </section>

      <section aria-labelledby="check-heading" className="rounded-2xl bg-accent-soft p-6 sm:p-10">
        <h2 id="check-heading" className="text-2xl">
          Don&apos;t take our word for it
        </h2>
        <p className="mt-3 max-w-prose">
          Above every list of matches there is a button, Check it yourself. It runs your search again on a copy of the
          marketplace in which everybody&apos;s plan, price, trial, referrals, payments, response rate, references and
          saves to shortlists were shuffled, and puts the two lists side by side.
        </p>
        <Link
          to={isMember ? dashboardPath("search") : signInPath(dashboardPath("search"))}
          className={buttonClasses("primary", "md", "mt-6")}
        >
          {isMember ? "Search, then check" : "Sign in and try it"}
        </Link>
      </section>
    </div>
  );
}

const statuses: { status: ShownStatus; text: string }[] = [
  { status: "met", text: "The profile shows it." },
  {
    status: "partly",
    text: "A related skill, a nearby place, or only a tick in a list, which is then called ticked and named.",
  },
  { status: "notStated", text: "The profile says nothing either way. Ask them: that is what Message is for." },
  { status: "contradicted", text: "The profile says otherwise, or shows what you ruled out." },
  {
    status: "notFound",
    text: "Nothing of what you ruled out is in the profile. That proves nothing, and counts as met nowhere.",
  },
];

function Step({ number, title, children }: { number: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`step-${number}`} className="grid gap-x-8 gap-y-3 md:grid-cols-[3.5rem_minmax(0,1fr)]">
      <span
        aria-hidden="true"
        className="grid size-11 place-content-center rounded-full bg-accent-soft text-lg font-semibold text-accent"
      >
        {number}
      </span>
      <div>
        <h2 id={`step-${number}`} className="text-2xl">
          {title}
        </h2>
        <div className="mt-3 text-ink-soft [&>p]:max-w-prose">{children}</div>
      </div>
    </section>
  );
}

function Counts({ title, icon, items }: { title: string; icon: ReactNode; items: readonly string[] }) {
  return (
    <div className="rounded-xl border border-line bg-surface p-5 sm:p-6">
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-3 flex flex-col gap-2.5">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            {icon}
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
