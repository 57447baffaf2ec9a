import { userTypeLabels } from "@triptych/contract/basics";
import type { Criterion } from "@triptych/contract/matching";
import { type SharedList, type SharedPerson, shortlistLimits, type Vote } from "@triptych/contract/shortlists";
import { ArrowUpRight, CalendarCheck, Link2Off } from "lucide-react";
import { useId, useState } from "react";
import { Link, useParams } from "react-router";
import { hasCode, sentenceOf } from "../../../platform/api-error.ts";
import { useDraft } from "../../../platform/drafts.ts";
import { formatCount, formatDate } from "../../../platform/format.ts";
import { PageTitle } from "../../../platform/page-title.tsx";
import { paths } from "../../../platform/paths.ts";
import { Badge } from "../../../ui/badge.tsx";
import { buttonClasses } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { OutcomeCard } from "../../../ui/outcome-card.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { Disclosure } from "../../matching/components/disclosure.tsx";
import { EvidenceStatus, EvidenceWords } from "../../matching/components/evidence-list.tsx";
import { StatusIcon } from "../../matching/components/status-icon.tsx";
import { TallyLine } from "../../matching/components/tally-line.tsx";
import { inReadingOrder, requirementLabel, shownStatusOf } from "../../matching/requirements.ts";
import { tallyOf } from "../../matching/tally.ts";
import { useSharedList, useVoteAsGuest } from "../api.ts";
import { VoteButtons } from "../components/vote-buttons.tsx";
import { isSameName, ownVoteOf, voteAfter } from "../rules.ts";

/** Shows a shortlist to somebody without an account, who votes by name. */
export default function SharedListPage() {
  const { token = "" } = useParams();
  const { data, error, isFetching, refetch } = useSharedList(token);
  if (!data && hasCode(error, "invalid_token", "invalid_input", "not_found"))
    return (
      <>
        <Head title="Shared list" />
        <OutcomeCard
          icon={<Link2Off className="size-6" />}
          title="This list can't be shown"
          text={sentenceOf(error, "Please ask whoever sent it for a new one.")}
          action={
            <Link to={paths.home} className={buttonClasses("secondary")}>
              Go to the home page
            </Link>
          }
        />
      </>
    );
  return (
    <div className="mx-auto w-full max-w-4xl px-5 py-8 sm:px-8">
      <Head title={data?.name ?? "Shared list"} />
      {!data && <h1 className="sr-only">Shared list</h1>}
      {data ? (
        <List token={token} list={data} />
      ) : error ? (
        <ErrorState
          title="The list didn't load"
          message={sentenceOf(error, "Please try again in a moment.")}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <SectionSpinner label="Loading the list" />
      )}
    </div>
  );
}

function Head({ title }: { title: string }) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
    </>
  );
}

function List({
  token,
  list: { name, sharedBy, expiresAt, isConfirmed, people },
}: {
  token: string;
  list: SharedList;
}) {
  // NOTE: kept for this tab alone, so that the next person at this computer votes under their own name.
  const [guest, setGuest] = useDraft("guest-name");
  const nameId = useId();
  const [isNameAsked, setIsNameAsked] = useState(false);
  const vote = useVoteAsGuest(token);
  const onVote = (person: SharedPerson, pressed: Vote) => {
    const typed = guest.trim();
    if (typed === "") {
      setIsNameAsked(true);
      document.getElementById(nameId)?.focus();
      return;
    }
    const own = ownVoteOf(person.votes, typed);
    vote.mutate(
      { params: { token }, body: { name: typed, userId: person.id, vote: voteAfter(own, pressed) } },
      {
        onSuccess: ({ name: votesAs }) => {
          setGuest(votesAs);
          if (!isSameName(votesAs, typed))
            toast({ title: `You vote as ${votesAs}`, description: `Somebody else votes as ${typed} already.` });
        },
        onError: (error) => toastError(sentenceOf(error, "Your vote was not counted. Please try again.")),
      },
    );
  };
  return (
    <>
      <header className="mb-6">
        <h1 className="text-2xl wrap-anywhere sm:text-3xl">
          <bdi>{name}</bdi>
        </h1>
        <p className="mt-2 text-ink-soft">
          {formatCount(people.length, "person", "people")}
          {sharedBy !== "" && (
            <>
              , chosen by <bdi>{sharedBy}</bdi>
            </>
          )}
          . This page works until {formatDate(expiresAt)}, and leaves out what the brief says of money.
        </p>
      </header>
      {people.length === 0 ? (
        <EmptyState
          title="Nobody is on this list at the moment"
          className="rounded-xl border border-dashed border-line"
        />
      ) : (
        <>
          <Field
            id={nameId}
            label="Your name"
            hint="Everybody with this link sees it beside your votes."
            error={isNameAsked && guest.trim() === "" ? "Please enter your name, and then vote" : undefined}
            className="mb-6 max-w-sm"
          >
            <Input
              autoComplete="name"
              value={guest}
              maxLength={shortlistLimits.guestNameMax}
              onChange={({ target }) => setGuest(target.value)}
            />
          </Field>
          <ul aria-label="People on this list" className="flex flex-col gap-4">
            {people.map((person) => (
              <li key={person.id}>
                <Person
                  person={person}
                  guest={guest.trim()}
                  isConfirmed={isConfirmed}
                  isBusy={vote.isPending}
                  onVote={(pressed) => onVote(person, pressed)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface PersonProps {
  person: SharedPerson;
  guest: string;
  isConfirmed: boolean;
  isBusy: boolean;
  onVote: (pressed: Vote) => void;
}

function Person({ person, guest, isConfirmed, isBusy, onVote }: PersonProps) {
  const id = useId();
  const { displayName, userType, headline, description, abilities, regions, link, availability, rate, note, votes } =
    person;
  const own = ownVoteOf(votes, guest);
  const namesOf = (wanted: Vote) => votes.flatMap(({ name, vote }) => (vote === wanted ? [name] : []));
  return (
    <article
      data-accent={userType}
      aria-labelledby={id}
      className="rounded-xl border border-line bg-surface p-5 shadow-sm sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-60">
          <h2 id={id} className="text-xl leading-7 wrap-anywhere">
            <bdi>{displayName}</bdi>
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
            <Badge tone="accent">{userTypeLabels[userType]}</Badge>
            {headline}
          </p>
          {availability !== null && (
            <p className="mt-1.5 flex items-center gap-1.5 text-sm text-ink-soft">
              <CalendarCheck aria-hidden="true" className="size-4 shrink-0" />
              {availability}
            </p>
          )}
          {rate !== null && <p className="mt-1 text-sm text-ink-soft">{rate}</p>}
        </div>
        <VoteButtons
          name={displayName}
          voters={{ up: namesOf("up"), down: namesOf("down") }}
          own={own}
          isBusy={isBusy}
          onVote={onVote}
        />
      </div>
      {note !== null && (
        <p className="mt-3 rounded-lg bg-sunken px-4 py-3 text-sm whitespace-pre-wrap wrap-anywhere">{note}</p>
      )}
      <p className="mt-3 text-[0.9375rem] leading-6 whitespace-pre-line text-ink-soft wrap-anywhere">{description}</p>
      <dl className="mt-3 flex flex-col gap-1 text-sm">
        {abilities.length > 0 && <Fact name="Can do" value={abilities.join(", ")} />}
        {regions.length > 0 && <Fact name="Works in" value={regions.join(", ")} />}
      </dl>
      {link !== null && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className="mt-1 inline-flex min-h-11 items-center gap-1.5 rounded-sm text-sm font-medium text-accent underline-offset-4 hover:underline"
        >
          See their work
          <ArrowUpRight aria-hidden="true" className="size-4" />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
      {person.requirements.length > 0 && <Requirements person={person} isConfirmed={isConfirmed} />}
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-ink-faint">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{value}</dd>
    </div>
  );
}

function Requirements({ person: { requirements }, isConfirmed }: Pick<PersonProps, "person" | "isConfirmed">) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  // NOTE: guests get neither the words nor the weights of the brief, and only requirements that can count for this person.
  const criteria: Criterion[] = requirements.map((each) => ({ ...each, briefQuote: "", weight: 1, points: 0 }));
  const tally = tallyOf(criteria, isConfirmed ? "brief" : "unconfirmed");
  return (
    <div className="mt-3 border-t border-line pt-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-sm text-ink-soft">{tally && <TallyLine tally={tally} />}</p>
        <Disclosure isOpen={isOpen} controls={id} onToggle={() => setIsOpen(!isOpen)}>
          How they fit
        </Disclosure>
      </div>
      <ul id={id} hidden={!isOpen} className="mt-2 flex flex-col gap-4">
        {inReadingOrder(criteria).map((criterion) => (
          <li key={criterion.id} className="flex gap-2.5 text-sm">
            <StatusIcon status={shownStatusOf(criterion)} />
            <div className="min-w-0 grow">
              <p className="flex flex-wrap items-baseline justify-between gap-x-2">
                <span className="font-medium">{requirementLabel(criterion)}</span>
                <EvidenceStatus criterion={criterion} className="text-xs" />
              </p>
              <EvidenceWords criterion={criterion} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
