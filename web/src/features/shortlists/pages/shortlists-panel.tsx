import type { ShortlistSummary } from "@triptych/contract/shortlists";
import { useQueryClient } from "@tanstack/react-query";
import { Bookmark, Link2, Plus } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { sentenceOf } from "../../../platform/api-error.ts";
import { formatCount, formatDate } from "../../../platform/format.ts";
import { dashboardPath, shortlistPath } from "../../../platform/paths.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button, buttonClasses } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { toastError } from "../../../ui/toast.ts";
import { showSummary, useCreateShortlist, useLiveShortlists, useShortlists } from "../api.ts";
import { NameDialog } from "../components/name-dialog.tsx";

/** Shows the Shortlists tab: every list of the account. */
export default function ShortlistsPanel() {
  useLiveShortlists();
  const [isNaming, setIsNaming] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const create = useCreateShortlist();
  const make = async (name: string) => {
    try {
      const made = await create.mutateAsync({ body: { name } });
      showSummary(client, made);
      void navigate(shortlistPath(made.id));
    } catch (error) {
      toastError(sentenceOf(error, "The list was not made. Please try again."));
      setIsNaming(false);
    }
  };
  return (
    <>
      <PageHeader
        level="h2"
        title="Shortlists"
        description="People you may want to work with. Nobody on a list is told, and no list changes a score."
        actions={
          <Button variant="secondary" size="sm" onClick={() => setIsNaming(true)}>
            <Plus aria-hidden="true" className="size-4" />
            New shortlist
          </Button>
        }
      />
      <Lists />
      {isNaming && (
        <NameDialog
          title="New shortlist"
          button="Make the list"
          isBusy={create.isPending}
          onClose={() => setIsNaming(false)}
          onName={make}
        />
      )}
    </>
  );
}

function Lists() {
  const { data, error, isFetching, refetch } = useShortlists();
  if (!data && error)
    return (
      <ErrorState
        title="Your shortlists didn't load"
        message={sentenceOf(error, "Please try again in a moment.")}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!data) return <SectionSpinner label="Loading your shortlists" />;
  if (data.length === 0)
    return (
      <EmptyState
        icon={<Bookmark />}
        title="No shortlists yet"
        description="Press Save on a match, a profile or in a conversation. The first save from a brief makes a list for it."
        action={
          <Link to={dashboardPath("search")} className={buttonClasses("secondary", "sm")}>
            Find people
          </Link>
        }
        className="rounded-xl border border-dashed border-line"
      />
    );
  return (
    <ul aria-label="Shortlists" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {data.map((list) => (
        <li key={list.id} className="min-w-0">
          <ListCard list={list} />
        </li>
      ))}
    </ul>
  );
}

function ListCard({ list: { id, name, userIds, updatedAt, sharedUntil } }: { list: ShortlistSummary }) {
  return (
    <Link
      to={shortlistPath(id)}
      className="flex h-full flex-col gap-2 rounded-xl border border-line bg-surface p-5 shadow-sm transition-colors hover:border-line-strong"
    >
      <h3 className="text-lg leading-6 wrap-anywhere">
        <bdi>{name}</bdi>
      </h3>
      <p className="text-sm text-ink-soft">
        {userIds.length === 0 ? "Nobody yet" : formatCount(userIds.length, "person", "people")}
      </p>
      <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-sm text-ink-faint">
        Changed {formatDate(updatedAt)}
        {sharedUntil !== null && (
          <Badge tone="info">
            <Link2 aria-hidden="true" className="size-3.5" />
            Shared
          </Badge>
        )}
      </p>
    </Link>
  );
}
