import { listBrandMatches, listSuggestions } from "@triptych/contract/matching";
import { getBrief, listBriefs } from "@triptych/contract/matching-briefs";
import { useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, Ban, MessageSquare, UserRoundX } from "lucide-react";
import { useState } from "react";
import { Link, useLocation, useNavigate, useParams } from "react-router";
import { hasCode, sentenceOf } from "../../../platform/api-error.ts";
import { BarePageTitle, PageTitle } from "../../../platform/page-title.tsx";
import { dashboardPath, paths } from "../../../platform/paths.ts";
import { isReplyOf } from "../../../platform/query.ts";
import { useUser } from "../../../platform/session.tsx";
import { Button, buttonClasses } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { BlockQuestion } from "../../messaging/components/contact-menu.tsx";
import { MemberReferences } from "../../projects/components/member-references.tsx";
import { SaveButton } from "../../shortlists/components/save-button.tsx";
import { useMemberWork } from "../../work/api.ts";
import { MemberWork } from "../../work/components/member-work.tsx";
import { useMember } from "../api.ts";
import { MemberProfile } from "../components/member-profile.tsx";

/** Shows somebody's profile, with buttons to message and to block them. */
export default function MemberPage() {
  const { userId = "" } = useParams();
  const user = useUser();
  const navigate = useNavigate();
  return (
    <>
      <button
        type="button"
        onClick={() => void navigate(-1)}
        className="-ms-1 mb-5 inline-flex min-h-11 items-center gap-2 rounded-sm px-1 text-[0.9375rem] text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back
      </button>
      <Member userId={userId} isSelf={userId === user.id} />
    </>
  );
}

function Member({ userId, isSelf }: { userId: string; isSelf: boolean }) {
  const { data, error, refetch, isFetching } = useMember(userId);
  const work = useMemberWork(userId);
  if (hasCode(error, "not_found", "invalid_input")) return <NobodyHere />;
  if (error && !data)
    return (
      <>
        <BarePageTitle>Profile</BarePageTitle>
        <ErrorState
          title="This profile didn't load"
          message={sentenceOf(error, "Please try again in a moment.")}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </>
    );
  // NOTE: waits for both, so that nothing moves when the work comes. Without it, the profile is shown all the same.
  if (!data || work.isPending)
    return (
      <>
        <BarePageTitle>Profile</BarePageTitle>
        <SectionSpinner label="Loading the profile" />
      </>
    );
  return (
    <>
      <PageTitle>{data.displayName}</PageTitle>
      {isSelf && (
        <Notice className="mb-6">
          This is how other members see you.{" "}
          <Link to={dashboardPath("profile")} className="text-accent underline underline-offset-4">
            Edit your profile
          </Link>
        </Notice>
      )}
      <MemberProfile
        member={data}
        actions={!isSelf && <Actions contact={data} />}
        work={
          work.data ? (
            <MemberWork work={work.data} isSelf={isSelf} name={data.displayName} />
          ) : (
            <WorkFailure onRetry={() => void work.refetch()} />
          )
        }
      />
      <MemberReferences userId={userId} isSelf={isSelf} />
    </>
  );
}

function WorkFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="danger" className="mt-8">
      Their work didn't load.{" "}
      <Button variant="link" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}

function NobodyHere() {
  return (
    <>
      <BarePageTitle>Profile not found</BarePageTitle>
      <EmptyState
        icon={<UserRoundX />}
        title="This profile isn't available"
        description="This person does not exist, or you cannot see their profile right now."
        action={
          <Link to={paths.home} className={buttonClasses("secondary", "sm")}>
            Go to the home page
          </Link>
        }
      />
    </>
  );
}

function Actions({ contact }: { contact: { id: string; displayName: string } }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { briefId } = (state ?? {}) as { briefId?: string };
  const [isAsked, setIsAsked] = useState(false);
  const gone = () => {
    const lists = [getBrief, listBriefs, listBrandMatches, listSuggestions];
    void client.invalidateQueries({ predicate: ({ queryKey }) => lists.some((each) => isReplyOf(each, queryKey[0])) });
    void navigate(paths.home);
  };
  return (
    <>
      {/* Passes the text of a search on to the conversation. */}
      <Link
        to={dashboardPath("messages", { contact: contact.id, brief: briefId })}
        state={state}
        className={buttonClasses("primary", "md")}
      >
        <MessageSquare aria-hidden="true" className="size-4.5" />
        Message
      </Link>
      <SaveButton person={contact} briefId={briefId} size="md" />
      <Button variant="secondary" onClick={() => setIsAsked(true)}>
        <Ban aria-hidden="true" className="size-4.5" />
        Block
      </Button>
      <BlockQuestion contact={contact} isOpen={isAsked} onClose={() => setIsAsked(false)} onGone={gone} />
    </>
  );
}
