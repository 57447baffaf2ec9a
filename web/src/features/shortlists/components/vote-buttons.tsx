import type { Vote } from "@triptych/contract/shortlists";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";

export interface VoteButtonsProps {
  /** Names whom the votes are about. */
  name: string;
  voters: Record<Vote, string[]>;
  own: Vote | undefined;
  isBusy: boolean;
  onVote: (pressed: Vote) => void;
}

const looks = {
  up: { Icon: ThumbsUp, label: "Vote for", verb: "For" },
  down: { Icon: ThumbsDown, label: "Vote against", verb: "Against" },
} as const;

/** Takes a vote for or against somebody, and shows who gave which. */
export function VoteButtons({ name, voters, own, isBusy, onVote }: VoteButtonsProps) {
  return (
    <div role="group" aria-label={`Votes on ${name}`}>
      <div className="flex gap-2">
        {(["up", "down"] as const).map((vote) => {
          const { Icon, label } = looks[vote];
          return (
            <Button
              key={vote}
              variant="secondary"
              size="sm"
              aria-pressed={own === vote}
              aria-label={`${label} ${name}, ${voters[vote].length} so far`}
              aria-disabled={isBusy}
              onClick={() => isBusy || onVote(vote)}
              className={classes(
                "min-h-11! min-w-14 tabular-nums",
                own === vote && "border-accent! bg-accent-soft! text-accent!",
              )}
            >
              <Icon aria-hidden="true" className="size-4" />
              {voters[vote].length}
            </Button>
          );
        })}
      </div>
      {(["up", "down"] as const).map(
        (vote) =>
          voters[vote].length > 0 && (
            <p key={vote} className="mt-1.5 text-xs leading-5 wrap-anywhere text-ink-faint">
              {looks[vote].verb}: <bdi>{voters[vote].join(", ")}</bdi>
            </p>
          ),
      )}
    </div>
  );
}
