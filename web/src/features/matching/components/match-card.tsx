import { userTypeLabels } from "@triptych/contract/basics";
import { matchingLimits, type Match } from "@triptych/contract/matching";
import { ArrowUpRight, MessageSquare } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router";
import { dashboardPath, memberPath } from "../../../platform/paths.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { buttonClasses } from "../../../ui/button.tsx";
import { AvailabilityLine } from "../../../ui/availability-line.tsx";
import { RateLine } from "../../../ui/rate-line.tsx";
import { ResponseNote } from "../../../ui/response-note.tsx";
import { WorkStrip } from "../../../ui/work-strip.tsx";
import { useCardAction } from "../card-actions-context.ts";
import { withoutMarkdown } from "@triptych/contract/plain-sentence";
import { classes } from "../../../ui/classes.ts";
import { bioPreview } from "../bio-preview.ts";
import { type CardFacts, factsOf } from "../card-facts.ts";
import { scoreLabel } from "../rules.ts";
import { Disclosure } from "./disclosure.tsx";
import { MatchFacts } from "./match-facts.tsx";
import { MatchVerdict } from "./match-verdict.tsx";
import { ScoreDisc } from "./score-disc.tsx";

export interface MatchCardProps {
  match: Match;
  /** Counts the place in its list, from 1. */
  rank: number;
  total: number;
  /** Says that the person was not in the results of the search before. */
  isNew?: boolean;
  /** Holds the text that was searched for, from which the conversation starts. */
  searchText?: string | undefined;
  /** Identifies the saved brief of these matches, which a first message brings. */
  briefId?: string | undefined;
  onNotAFit: (match: Match) => void;
}

/** Shows one matching person and how far they fit. */
export function MatchCard({ match, rank, total, isNew = false, searchText, briefId, onNotAFit }: MatchCardProps) {
  const { user } = match;
  const facts = factsOf(user.profileData);
  const rate = user.profileData?.type === "brand" ? undefined : user.profileData?.data.rate;
  const id = useId();
  const renderAction = useCardAction();
  return (
    <article
      data-accent={user.userType}
      aria-labelledby={id}
      className="flex h-full flex-col rounded-xl border border-line bg-surface p-5 shadow-sm"
    >
      <header className="flex items-start gap-3">
        <Avatar userType={user.userType} username={user.username} photo={user.photo} className="size-11 text-base" />
        <div className="min-w-0 grow">
          <h3 id={id} className="text-lg leading-6">
            <Link
              to={memberPath(user.id)}
              state={{ searchText, briefId }}
              className="line-clamp-2 rounded-sm underline decoration-accent/35 underline-offset-4 hover:decoration-accent"
            >
              <bdi>{user.displayName}</bdi>
            </Link>
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-faint">
            <Badge tone="accent">{userTypeLabels[user.userType]}</Badge>
            <span className="tabular-nums">
              {rank} of {total}
            </span>
            {isNew && <Badge tone="info">New</Badge>}
          </p>
        </div>
        <ScoreDisc score={match.score} />
      </header>
      {user.work && user.work.length > 0 && (
        <Link
          to={memberPath(user.id)}
          state={{ searchText, briefId }}
          aria-label={`The work of ${user.displayName}`}
          className="mt-4 block rounded-lg"
        >
          <WorkStrip work={user.work} />
        </Link>
      )}
      <p className="mt-4 font-medium">{scoreLabel(match.score)}</p>
      {(user.availability ?? rate) && (
        <div className="mt-1.5 flex flex-col gap-1">
          {user.availability && <AvailabilityLine availability={user.availability} />}
          {rate && <RateLine rate={rate} />}
        </div>
      )}
      <MatchVerdict match={match} />
      <ResponseNote responses={user.responses} className="mt-4" />
      <About facts={facts} isBrand={user.userType === "brand"} />
      <footer className="mt-auto flex flex-col gap-1.5 pt-5">
        <div className="flex flex-wrap gap-2">
          <Link
            to={dashboardPath("messages", { contact: user.id, brief: briefId })}
            state={{ searchText, briefId }}
            className={buttonClasses("primary", "sm", "grow")}
          >
            <MessageSquare aria-hidden="true" className="size-4" />
            Message<span className="sr-only"> {user.displayName}</span>
          </Link>
          {facts.portfolio && (
            <a
              href={facts.portfolio.address}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClasses("secondary", "sm", "grow")}
            >
              Portfolio
              <ArrowUpRight aria-hidden="true" className="size-4" />
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {renderAction(user, briefId)}
          <button type="button" onClick={() => onNotAFit(match)} className={buttonClasses("quiet", "sm", "grow")}>
            Not a fit?
          </button>
        </div>
      </footer>
    </article>
  );
}

/** Shows what somebody says of themselves. What a brand looks for may stand in any sentence, so its words are not cut to the first. */
function About({ facts, isBrand }: { facts: CardFacts; isBrand: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const industries = facts.industries.slice(0, matchingLimits.cardIndustries);
  return (
    <div className="mt-5 border-t border-line pt-4">
      {industries.length > 0 && (
        <ul aria-label="Industries" className="flex flex-wrap gap-1.5 text-xs">
          {industries.map((industry) => (
            <li key={industry} className="rounded-full border border-line px-2.5 py-0.5 leading-5 text-ink-soft">
              {industry}
            </li>
          ))}
        </ul>
      )}
      {facts.description !== "" && (
        <p
          className={classes(
            "mt-2.5 text-sm text-ink-soft",
            isBrand && "wrap-anywhere",
            isBrand && !isOpen && "line-clamp-12",
          )}
        >
          {isBrand ? withoutMarkdown(facts.description) : bioPreview(facts.description)}
        </p>
      )}
      <div className="mt-1">
        <Disclosure isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
          {isOpen ? "See less" : "See more"}
        </Disclosure>
      </div>
      {isOpen && (
        <div className="mt-2">
          <MatchFacts facts={facts} />
        </div>
      )}
    </div>
  );
}
