import { userTypeLabels } from "@triptych/contract/basics";
import type { MemberProfile as Member } from "@triptych/contract/profiles";
import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { AvailabilityLine } from "../../../ui/availability-line.tsx";
import { RateLine } from "../../../ui/rate-line.tsx";
import { ResponseNote } from "../../../ui/response-note.tsx";
import { type PublicFacts, publicFactsOf } from "../public-facts.ts";

interface MemberProfileProps {
  member: Member;
  actions: ReactNode;
  /** Holds their work, which comes first below the name. */
  work?: ReactNode;
  level?: "h1" | "h4";
}

/** Shows a member as other signed-in people see them. */
export function MemberProfile({ member, actions, work, level: Heading = "h1" }: MemberProfileProps) {
  const { username, photo, displayName, userType, profileData, availability, responses } = member;
  const rate = profileData?.type === "brand" ? undefined : profileData?.data.rate;
  const facts = profileData && publicFactsOf(profileData);
  return (
    <article data-accent={userType} aria-label={displayName}>
      <header className="flex flex-wrap items-start gap-x-5 gap-y-4 lg:items-center">
        <Avatar userType={userType} username={username} photo={photo} className="size-20 text-3xl" />
        <div className="min-w-0 grow basis-60">
          <Heading className="text-2xl sm:text-3xl">
            <bdi>{displayName}</bdi>
          </Heading>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-soft">
            <Badge tone="accent">{userTypeLabels[userType]}</Badge>
            {facts?.headline}
            <span className="text-sm text-ink-faint">@{username}</span>
          </p>
          {(availability ?? rate) && (
            <div className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
              {availability && <AvailabilityLine availability={availability} />}
              {rate && <RateLine rate={rate} />}
            </div>
          )}
          <ResponseNote responses={responses} className="mt-2" />
        </div>
        <div className="flex flex-wrap gap-2.5">{actions}</div>
      </header>
      {work}
      {facts ? (
        <Facts facts={facts} />
      ) : (
        <p className="mt-8 text-ink-soft">This member has not written a profile yet.</p>
      )}
    </article>
  );
}

function Facts({ facts: { description, groups, links } }: { facts: PublicFacts }) {
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex flex-col gap-6">
        <Card className="p-5 sm:p-8">
          <h2 className="sr-only">In their own words</h2>
          <p className="max-w-prose text-lg leading-8 whitespace-pre-line">{description}</p>
        </Card>
        {links.length > 0 && <Links links={links} />}
      </div>
      <aside aria-label="Facts">
        <Card className="p-5">
          <dl className="flex flex-col gap-5">
            {groups.map(({ name, values }) => (
              <div key={name}>
                <dt className="text-sm text-ink-faint">{name}</dt>
                <dd className="mt-1.5">
                  <ul className="flex flex-wrap gap-1.5 text-sm">
                    {values.map((value) => (
                      <li key={value} className="rounded-md bg-sunken px-2 py-0.5 leading-6">
                        {value}
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      </aside>
    </div>
  );
}

function Links({ links }: Pick<PublicFacts, "links">) {
  return (
    <Card className="px-5 py-4 sm:px-8">
      <h2 className="sr-only">Links</h2>
      <ul className="flex flex-wrap gap-x-7">
        {links.map(({ name, address }) => (
          <li key={name}>
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-sm font-medium text-accent underline-offset-4 hover:underline"
            >
              {name}
              <ArrowUpRight aria-hidden="true" className="size-4 shrink-0" />
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
