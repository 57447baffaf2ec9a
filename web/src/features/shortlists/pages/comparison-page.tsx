import type { Match } from "@triptych/contract/matching";
import { type Shortlist, shortlistLimits, type ShortlistPerson } from "@triptych/contract/shortlists";
import { ArrowLeft, Columns3, Printer } from "lucide-react";
import { Link, useParams, useSearchParams } from "react-router";
import { rateInWords } from "@triptych/contract/availability";
import { userTypeLabels } from "@triptych/contract/basics";
import { hasCode, sentenceOf } from "../../../platform/api-error.ts";
import { BarePageTitle, PageTitle } from "../../../platform/page-title.tsx";
import { memberPath, shortlistPath } from "../../../platform/paths.ts";
import { useIsPrinting } from "../../../platform/use-is-printing.ts";
import { Button, buttonClasses } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { PrintedPage } from "../../../ui/printed-page.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { factsOf } from "../../matching/card-facts.ts";
import { BasisContext } from "../../matching/basis-context.ts";
import type { Basis } from "../../matching/requirements.ts";
import { tallyOf, tallyText } from "../../matching/tally.ts";
import { useMatches, useShortlist } from "../api.ts";
import { chosenIn, statusLabels } from "../rules.ts";
import { type ComparedPerson, ComparisonGrid } from "./comparison-grid.tsx";

/** Shows up to four people of a shortlist side by side, by what its brief asks for. The address names them. */
export default function ComparisonPage() {
  const { shortlistId = "" } = useParams();
  const { data: list } = useShortlist(shortlistId);
  return (
    <>
      <Link
        to={shortlistPath(shortlistId)}
        className="-ms-1.5 mb-4 inline-flex min-h-11 max-w-full items-center gap-2 rounded-md px-1.5 text-[0.9375rem] text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5 shrink-0" />
        <span className="truncate">{list ? <bdi>{list.name}</bdi> : "The shortlist"}</span>
      </Link>
      <Content shortlistId={shortlistId} />
    </>
  );
}

function Content({ shortlistId }: { shortlistId: string }) {
  const found = useShortlist(shortlistId);
  const list = found.data;
  const hasBrief = list !== undefined && list.briefName !== null;
  const judged = useMatches(shortlistId, hasBrief);
  if (hasCode(found.error, "not_found", "invalid_input"))
    return (
      <>
        <BarePageTitle>Comparison</BarePageTitle>
        <ErrorState title="Shortlist not found" message="It does not exist, or somebody in your team deleted it." />
      </>
    );
  const failed = list ? judged : found;
  if (failed.error && !failed.data)
    return (
      <>
        <BarePageTitle>Comparison</BarePageTitle>
        <ErrorState
          title="The comparison didn't load"
          message={sentenceOf(failed.error, "Please try again in a moment.")}
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
        />
      </>
    );
  if (!list || (hasBrief && !judged.data))
    return (
      <>
        <BarePageTitle>Comparison</BarePageTitle>
        <SectionSpinner label="Comparing" />
      </>
    );
  return (
    <Comparison
      list={list}
      matches={judged.data?.matches ?? []}
      basis={judged.data?.isConfirmed ? "brief" : "unconfirmed"}
    />
  );
}

function Comparison({ list, matches, basis }: { list: Shortlist; matches: readonly Match[]; basis: Basis }) {
  const [search, setSearch] = useSearchParams();
  const isPrinting = useIsPrinting();
  const here = list.people.filter(({ member }) => member !== null);
  const ids = here.map(({ id }) => id);
  const asked = chosenIn(search.get("people"), ids, shortlistLimits.compared);
  const chosen = search.has("people") ? asked : ids.slice(0, shortlistLimits.compared);
  const people = chosen.map((id) => {
    const person = here.find((each) => each.id === id)!;
    return toCompared(
      person,
      matches.find(({ user }) => user.id === id),
      basis,
    );
  });
  const choose = (id: string, isWanted: boolean) => {
    const next = ids.filter((each) => (each === id ? isWanted : chosen.includes(each)));
    setSearch({ people: next.join(",") }, { replace: true, preventScrollReset: true });
  };
  const lead =
    list.briefName === null
      ? "This list has no brief, so only what the profiles say is compared. Choose a brief in the options of the list."
      : `By what “${list.briefName}” asks for, with the words that show it.${basis === "brief" ? "" : " Nobody has confirmed what was read in the brief."}`;
  return (
    <BasisContext value={basis}>
      <PageTitle>Comparison</PageTitle>
      <PageHeader
        title="Side by side"
        description={lead}
        actions={
          people.length > 0 && (
            <Button variant="secondary" size="sm" onClick={() => print()}>
              <Printer aria-hidden="true" className="size-4" />
              Print or save as PDF
            </Button>
          )
        }
      />
      <fieldset className="mb-5" hidden={here.length === 0}>
        <legend className="mb-2 text-sm font-medium">
          Who is compared <span className="font-normal text-ink-faint">(up to {shortlistLimits.compared})</span>
        </legend>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {here.map(({ id, member }) => (
            <Checkbox
              key={id}
              label={<bdi>{member!.displayName}</bdi>}
              checked={chosen.includes(id)}
              disabled={!chosen.includes(id) && chosen.length >= shortlistLimits.compared}
              onChange={({ target }) => choose(id, target.checked)}
            />
          ))}
        </div>
      </fieldset>
      {people.length === 0 ? (
        <EmptyState
          icon={<Columns3 />}
          title="Nobody to compare"
          description={
            here.length === 0 ? "Nobody is on this list yet." : `Choose up to ${shortlistLimits.compared} people above.`
          }
          action={
            here.length === 0 && (
              <Link to={shortlistPath(list.id)} className={buttonClasses("secondary", "sm")}>
                Back to the list
              </Link>
            )
          }
          className="rounded-xl border border-dashed border-line"
        />
      ) : (
        <ComparisonGrid people={people} />
      )}
      {isPrinting && people.length > 0 && (
        <PrintedPage>
          <h1 className="mb-1 text-2xl">
            <bdi>{list.name}</bdi>
          </h1>
          <p className="mb-4 text-sm text-ink-soft">{lead}</p>
          <ComparisonGrid people={people} />
        </PrintedPage>
      )}
    </BasisContext>
  );
}

function toCompared(person: ShortlistPerson, match: Match | undefined, basis: Basis): ComparedPerson {
  const member = person.member!;
  const { profileData } = member;
  const { abilities, locations, portfolio } = factsOf(profileData);
  const rate = profileData?.type === "brand" ? undefined : profileData?.data.rate;
  const tally = match && tallyOf(match.criteria, basis);
  const facts: ComparedPerson["facts"] = [
    { name: "Status", value: statusLabels[person.status] },
    { name: "Note", value: person.note !== "" && <p className="whitespace-pre-wrap wrap-anywhere">{person.note}</p> },
    { name: "Availability", value: member.availability?.text },
    { name: "Rate", value: rate && rateInWords(rate) },
    { name: "Skills and services", value: abilities.join(", ") },
    { name: "Regions", value: locations.join(", ") },
    { name: "Work", value: portfolio && <Work address={portfolio.address} /> },
  ];
  return {
    id: person.id,
    name: member.displayName,
    criteria: match?.criteria ?? [],
    work: member.work,
    facts: facts.filter(({ value }) => Boolean(value)),
    head: (
      <>
        <p className="text-sm text-ink-soft">{userTypeLabels[member.userType]}</p>
        {match && (
          <p className="mt-1 text-sm">
            <strong className="tabular-nums">{match.score}%</strong>
            {tally && <span className="text-ink-soft"> · {tallyText(tally)}</span>}
          </p>
        )}
        <InShort price={rate && rateInWords(rate)} availability={member.availability?.text} />
        <Link
          to={memberPath(person.id)}
          className="mt-1 inline-block text-sm text-accent underline underline-offset-4 print:hidden"
        >
          Profile<span className="sr-only"> of {member.displayName}</span>
        </Link>
      </>
    ),
  };
}

/** Sums somebody up on a phone, where price and availability stand far below, without a column of their own. */
function InShort({ price, availability }: { price: string | undefined; availability: string | undefined }) {
  return (
    <p className="mt-1 text-sm text-ink-soft sm:hidden print:hidden">
      {price ?? "No rate stated"} · {availability ?? "No availability stated"}
    </p>
  );
}

function Work({ address }: { address: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="text-accent underline underline-offset-4 wrap-anywhere"
    >
      {address.replace(/^https?:\/\//i, "")}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
