import type { UserType } from "@triptych/contract/basics";
import { priceLine } from "../rules.ts";

export function HowItWorks() {
  return (
    <section
      id="how-it-works"
      aria-labelledby="how-it-works-title"
      className="mx-auto mt-20 w-full max-w-6xl scroll-mt-8 px-5 sm:mt-28 sm:px-8"
    >
      <h2 id="how-it-works-title" className="text-2xl sm:text-3xl">
        How it works
      </h2>
      <div className="mt-8 grid gap-4 md:grid-cols-3">
        {columns.map(({ userType, title, points }) => (
          <article
            key={userType}
            data-accent={userType}
            className="flex flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-sm"
          >
            <div aria-hidden="true" className="h-1.5 bg-accent" />
            <div className="flex flex-1 flex-col p-6 sm:p-7">
              <h3 className="text-xl">{title}</h3>
              <ol className="mt-4 mb-7 flex flex-col gap-3 text-[0.9375rem] leading-6 text-ink-soft">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ol>
              <p className="mt-auto border-t border-line pt-4 text-[0.9375rem] font-medium text-accent">
                {priceLine(userType)}
              </p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}

const columns: readonly { userType: UserType; title: string; points: readonly string[] }[] = [
  {
    userType: "freelancer",
    title: "Freelancers",
    points: [
      "Say what you do and show your work.",
      "See the brands that fit you, refreshed every day, with the reasons.",
      "Find other freelancers for the jobs that need more than one pair of hands.",
    ],
  },
  {
    userType: "agency",
    title: "Agencies",
    points: [
      "Be found by brands whose briefs fit what you are good at.",
      "Find creative talent for a client project by describing it.",
      "Share the account with everyone in the agency.",
    ],
  },
  {
    userType: "brand",
    title: "Brands",
    points: [
      "Write a brief as you would say it; we help to make it clear.",
      "Compare agencies and creatives by your requirements, one by one.",
      "Write to the people you like, directly and without a middleman.",
    ],
  },
];
