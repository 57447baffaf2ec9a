import { UserRoundPlus } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { formatCount } from "../../../platform/format.ts";
import { Button } from "../../../ui/button.tsx";
import { useMarkBriefSeen } from "../api.ts";

export interface WaitingMatchesProps {
  briefId: string;
  /** Counts who would match today and is not in the list. */
  count: number;
  /** Says that some of them were not announced before. */
  hasUnseen: boolean;
  onSearchAgain: () => void;
}

/** Says how many further people would match today, which counts as seen from then on. */
export function WaitingMatches({ briefId, count, hasUnseen, onSearchAgain }: WaitingMatchesProps) {
  const { mutate: markSeen } = useMarkBriefSeen();
  const note = useEffectEvent(() => markSeen({ params: { briefId } }));
  useEffect(() => {
    if (hasUnseen) note();
  }, [hasUnseen]);
  if (count === 0) return null;
  return (
    <section
      aria-label="New matches"
      className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg bg-info-soft px-4 py-3 text-[0.9375rem] leading-6"
    >
      <p className="flex items-center gap-2.5">
        <UserRoundPlus aria-hidden="true" className="size-5 shrink-0 text-info" />
        {formatCount(count, "more person", "more people")} would match today.
      </p>
      <Button variant="secondary" size="sm" onClick={onSearchAgain}>
        Search again to see them
      </Button>
    </section>
  );
}
