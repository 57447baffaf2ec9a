import type { Match } from "@triptych/contract/matching";
import { type Shortlist, shortlistLimits } from "@triptych/contract/shortlists";
import { ArrowLeft, Bookmark, Columns3, Share2 } from "lucide-react";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { hasCode, sentenceOf } from "../../../platform/api-error.ts";
import { formatCount, formatDate } from "../../../platform/format.ts";
import { BarePageTitle, PageTitle } from "../../../platform/page-title.tsx";
import { briefPath, comparisonPath, dashboardPath } from "../../../platform/paths.ts";
import { useIsPrinting } from "../../../platform/use-is-printing.ts";
import { Button, buttonClasses } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { PartFailure } from "../../../ui/part-failure.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { ScoreDisc } from "../../matching/components/score-disc.tsx";
import { TallyLine } from "../../matching/components/tally-line.tsx";
import type { Basis } from "../../matching/requirements.ts";
import { tallyOf, tallyText } from "../../matching/tally.ts";
import { useLiveShortlists, useMatches, useShortlist } from "../api.ts";
import { GuestVotes } from "../components/guest-votes.tsx";
import { ListMenu } from "../components/list-menu.tsx";
import { PersonCard } from "../components/person-card.tsx";
import { PrintedList } from "../components/printed-list.tsx";

const ShareDialog = lazyPart(() => import("../components/share-dialog.tsx"), {
  whileLoading: null,
  Failure: PartFailure,
  mayReload: false,
});

/** Shows one shortlist. */
export default function ShortlistPage() {
  const { shortlistId = "" } = useParams();
  return (
    <>
      <Link
        to={dashboardPath("shortlists")}
        className="-ms-1.5 mb-4 inline-flex min-h-11 items-center gap-2 rounded-md px-1.5 text-[0.9375rem] text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        All shortlists
      </Link>
      <Content key={shortlistId} shortlistId={shortlistId} />
    </>
  );
}

function Content({ shortlistId }: { shortlistId: string }) {
  useLiveShortlists();
  const { data, error, isFetching, refetch } = useShortlist(shortlistId);
  if (hasCode(error, "not_found", "invalid_input"))
    return (
      <>
        <BarePageTitle>Shortlist</BarePageTitle>
        <ErrorState title="Shortlist not found" message="It does not exist, or somebody in your team deleted it." />
      </>
    );
  if (data)
    return (
      <>
        <PageTitle>{data.name}</PageTitle>
        <List list={data} />
      </>
    );
  return (
    <>
      <BarePageTitle>Shortlist</BarePageTitle>
      {error ? (
        <ErrorState
          message={sentenceOf(error, "Please try again in a moment.")}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <SectionSpinner label="Loading the shortlist" />
      )}
    </>
  );
}

function List({ list }: { list: Shortlist }) {
  const { id, name, briefId, briefName, people, share } = list;
  const [isSharing, setIsSharing] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { data: judged } = useMatches(id, briefName !== null && people.length > 0);
  const isPrinting = useIsPrinting();
  const here = people.filter(({ member }) => member !== null).map((person) => person.id);
  const compared = chosen.filter((each) => here.includes(each));
  const matchOf = (userId: string) => judged?.matches.find(({ user }) => user.id === userId);
  const basis: Basis = judged?.isConfirmed ? "brief" : "unconfirmed";
  const toCompare = compared.length > 1 ? compared : here.slice(0, shortlistLimits.compared);
  return (
    <>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 grow basis-80">
          <h1 className="text-2xl wrap-anywhere sm:text-3xl">
            <bdi>{name}</bdi>
          </h1>
          <p className="mt-2 text-ink-soft">
            {formatCount(people.length, "person", "people")}
            {briefId !== null && briefName !== null && (
              <>
                , judged by the brief{" "}
                <Link to={briefPath(briefId)} className="text-accent underline underline-offset-4">
                  <bdi>{briefName}</bdi>
                </Link>
              </>
            )}
            . Nobody on it is told.
          </p>
          {share && (
            <p className="mt-1 text-sm text-ink-faint">Shared with guests until {formatDate(share.expiresAt)}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {here.length > 1 && (
            <Link to={comparisonPath(id, toCompare)} className={buttonClasses("primary", "sm")}>
              <Columns3 aria-hidden="true" className="size-4" />
              {compared.length > 1 ? `Compare ${compared.length}` : "Compare"}
            </Link>
          )}
          <Button variant="secondary" size="sm" onClick={() => setIsSharing(true)}>
            <Share2 aria-hidden="true" className="size-4" />
            Share
          </Button>
          <ListMenu list={list} />
        </div>
      </header>
      {people.length === 0 ? (
        <EmptyState
          icon={<Bookmark />}
          title="Nobody is on this list yet"
          description="Press Save on a match, a profile or in a conversation, and choose this list."
          action={
            <Link
              to={briefId !== null && briefName !== null ? briefPath(briefId) : dashboardPath("search")}
              className={buttonClasses("secondary", "sm")}
            >
              Find people
            </Link>
          }
          className="rounded-xl border border-dashed border-line"
        />
      ) : (
        <ul aria-label="People on this list" className="flex flex-col gap-4">
          {people.map((person) => (
            <li key={person.id}>
              <PersonCard
                list={list}
                person={person}
                fit={<Fit match={matchOf(person.id)} basis={basis} />}
                isCompared={compared.includes(person.id)}
                mayBeCompared={compared.length < shortlistLimits.compared}
                onCompare={(isWanted) =>
                  setChosen(isWanted ? [...compared, person.id] : compared.filter((each) => each !== person.id))
                }
              />
            </li>
          ))}
        </ul>
      )}
      <GuestVotes shortlistId={id} people={people} />
      {isSharing && <ShareDialog list={list} onClose={() => setIsSharing(false)} />}
      {isPrinting && <PrintedList list={list} scoreOf={(userId) => fitText(matchOf(userId), basis)} />}
    </>
  );
}

function Fit({ match, basis }: { match: Match | undefined; basis: Basis }) {
  if (!match) return null;
  const tally = tallyOf(match.criteria, basis);
  return (
    <div className="flex items-center gap-3 max-sm:flex-row-reverse">
      {tally && (
        <p className="max-w-48 text-end text-sm text-ink-soft max-sm:text-start">
          <TallyLine tally={tally} />
        </p>
      )}
      <ScoreDisc score={match.score} />
    </div>
  );
}

/** Says how somebody fits in one line, as in "92%, 5 of 6 must-haves". */
function fitText(match: Match | undefined, basis: Basis): string {
  if (!match) return "";
  const tally = tallyOf(match.criteria, basis);
  return [`${match.score}%`, ...(tally ? [tallyText(tally)] : [])].join(", ");
}
