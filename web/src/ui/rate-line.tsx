import { type Rate, rateInWords } from "@triptych/contract/availability";
import { Coins } from "lucide-react";

/** Shows what somebody costs, and that only some people may read it where that is so. */
export function RateLine({ rate }: { rate: Rate }) {
  return (
    <p className="flex gap-1.5 text-sm text-ink-soft">
      <Coins aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {rateInWords(rate)}
        {rate.shownTo === "introduced" && <span className="text-ink-faint"> (only in conversations)</span>}
      </span>
    </p>
  );
}
