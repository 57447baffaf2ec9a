import type { BriefCard } from "@triptych/contract/introductions";
import type { ReactNode } from "react";
import { requirementsOf } from "../rules.ts";

/** Shows what an introduction shows of a brief, to either of the two people. */
export function BriefDetails({ card, isMine }: { card: BriefCard; isMine: boolean }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3 text-sm leading-6">
      {card.budget !== null && <Fact name="Budget">{card.budget}</Fact>}
      {card.dates !== null && <Fact name="Dates">{card.dates}</Fact>}
      {requirementsOf(card).map(({ name, labels }) => (
        <Fact key={name} name={name} isWide>
          <Labels labels={labels} />
        </Fact>
      ))}
      {card.matched.length > 0 && (
        <Fact name={isMine ? "Why them" : "Why you"} isWide>
          <Quotes matched={card.matched} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? "basis-full" : undefined}>
      <dt className="text-xs font-medium text-ink-soft">{name}</dt>
      <dd className="mt-0.5 wrap-anywhere">{children}</dd>
    </div>
  );
}

export function Labels({ labels }: { labels: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {labels.map((label) => (
        <li key={label} className="rounded-md bg-accent-soft px-2 text-accent">
          <bdi>{label}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Lists the words of the profile that show what fits, each once. */
export function Quotes({ matched }: Pick<BriefCard, "matched">) {
  const quotes = Map.groupBy(matched, ({ quote }) => quote);
  return (
    <ul className="flex flex-col gap-1.5">
      {[...quotes].map(([quote, shown]) => (
        <li key={quote}>
          <bdi className="font-medium">{shown.map(({ label }) => label).join(", ")}</bdi>
          <span className="block border-s-2 border-accent/40 ps-2.5 text-ink-soft">
            “<bdi>{quote}</bdi>”
          </span>
        </li>
      ))}
    </ul>
  );
}
