import { type getBrief } from "@triptych/contract/matching-briefs";
import { feedbackReasonLabels } from "@triptych/contract/matching-feedback";
import type { ReplyOf } from "@triptych/contract/endpoint";
import { Undo2 } from "lucide-react";
import { formatCount } from "../../../platform/format.ts";
import { Button } from "../../../ui/button.tsx";
import { consequenceOf } from "../feedback-words.ts";

type Result = ReplyOf<typeof getBrief>;

export interface ListChangesProps {
  result: Pick<Result, "newUserIds" | "goneUsers" | "feedback" | "matches">;
  onUndo: (feedbackId: string, isWeighed: boolean) => void;
  onSearchAgain: () => void;
}

export const listChangesId = "list-changes";

/** Says how the list differs from the search before: who is new, who has gone, and who was removed by feedback. */
export function ListChanges({ result, onUndo, onSearchAgain }: ListChangesProps) {
  const { newUserIds, goneUsers, feedback, matches } = result;
  const asked = new Set(matches.flatMap(({ criteria }) => criteria.map(({ kind }) => kind)));
  const sinceBefore = sinceTheRunBefore(
    newUserIds.length,
    goneUsers.map((user) => user.displayName),
  );
  if (!sinceBefore && feedback.length === 0) return null;
  return (
    <section
      id={listChangesId}
      aria-label="What changed in this list"
      tabIndex={-1}
      className="mb-5 rounded-lg bg-sunken px-4 py-3 text-[0.9375rem] leading-6 focus:outline-none"
    >
      {sinceBefore && <p className="text-ink-soft">{sinceBefore}</p>}
      {feedback.length > 0 && (
        <ul className="flex flex-col">
          {feedback.map(({ id, displayName, reason, isWeighed }) => (
            <li key={id} className="flex flex-col gap-x-4 sm:flex-row sm:items-center sm:justify-between">
              <span className="min-w-0">
                <strong className="font-semibold">{displayName}</strong> left this list. {feedbackReasonLabels[reason]}:{" "}
                {consequenceOf({ reason, isWeighed, asked })}.
              </span>
              <Button
                variant="quiet"
                size="sm"
                className="shrink-0 max-sm:-ms-3 max-sm:self-start"
                onClick={() => onUndo(id, isWeighed)}
                aria-label={`Undo: bring ${displayName} back`}
              >
                <Undo2 aria-hidden="true" className="size-4" />
                Undo
              </Button>
            </li>
          ))}
        </ul>
      )}
      {feedback.some(({ isWeighed }) => !isWeighed) && (
        <Button variant="link" onClick={onSearchAgain} className="mt-1 text-[0.9375rem]">
          Search again with that in mind
        </Button>
      )}
    </section>
  );
}

function sinceTheRunBefore(came: number, gone: readonly string[]): string {
  const parts = [
    came > 0 && `${formatCount(came, "person is", "people are")} new`,
    gone.length > 0 && `${listed(gone)} ${gone.length === 1 ? "is" : "are"} not in it any more`,
  ].filter(Boolean);
  return parts.length === 0 ? "" : `Since the search before, ${parts.join(", and ")}.`;
}

const namedAtMost = 5;

function listed(names: readonly string[]): string {
  if (names.length > namedAtMost)
    return `${names.slice(0, namedAtMost).join(", ")} and ${names.length - namedAtMost} more`;
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
