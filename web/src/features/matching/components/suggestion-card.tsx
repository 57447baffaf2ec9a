import { userTypeLabels } from "@triptych/contract/basics";
import type { MatchSuggestion } from "@triptych/contract/matching";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { memberPath } from "../../../platform/paths.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Progress } from "../../../ui/progress.tsx";

export interface SuggestionCardProps {
  suggestion: MatchSuggestion;
  /** Stands below the specified buttons. */
  action?: ReactNode;
  onConnect: () => void;
  onSkip: () => void;
}

/** Shows a suggested person. */
export function SuggestionCard({ suggestion, action, onConnect, onSkip }: SuggestionCardProps) {
  const { id, username, photo, displayName, userType, score } = suggestion;
  return (
    <article
      data-accent={userType}
      aria-label={displayName}
      className="flex h-full flex-col rounded-xl border border-line bg-surface p-5 shadow-sm"
    >
      <div className="flex items-center gap-4">
        <Avatar userType={userType} username={username} photo={photo} className="size-14 text-xl" />
        <div className="min-w-0">
          <h3 className="text-lg leading-6">
            <Link to={memberPath(id)} className="line-clamp-2 rounded-sm underline-offset-4 hover:underline">
              <bdi>{displayName}</bdi>
            </Link>
          </h3>
          <Badge tone="accent" className="mt-1">
            {userTypeLabels[userType]}
          </Badge>
        </div>
      </div>
      <div className="mt-5 mb-5">
        <p className="flex items-baseline justify-between gap-3 text-sm text-ink-soft">
          Match score <strong className="text-lg font-semibold text-ink tabular-nums">{score}%</strong>
        </p>
        <Progress label={`Match score of ${displayName}`} value={score} className="mt-1.5" />
      </div>
      <div className="mt-auto flex gap-2">
        <Button size="sm" className="grow" onClick={onConnect} aria-label={`CONNECT with ${displayName}`}>
          CONNECT
        </Button>
        <Button size="sm" variant="secondary" className="grow" onClick={onSkip} aria-label={`SKIP ${displayName}`}>
          SKIP
        </Button>
      </div>
      {action && <div className="mt-2 flex">{action}</div>}
    </article>
  );
}
