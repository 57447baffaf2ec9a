import { X } from "lucide-react";
import type { Assumption } from "../corrections.ts";

/** Lists what the search takes for granted. Each assumption can be taken back. */
export function AssumptionList({
  assumptions,
  onRemove,
}: {
  assumptions: readonly Assumption[];
  onRemove: (assumption: Assumption) => void;
}) {
  return (
    <div>
      <h3 className="text-base">What the search will assume</h3>
      <ul className="mt-1.5 flex flex-col">
        {assumptions.map((assumption) => (
          <li key={assumption.sentence} className="flex items-start gap-1 text-[0.9375rem] leading-6">
            <button
              type="button"
              onClick={() => onRemove(assumption)}
              aria-label={`Not so: ${assumption.sentence}`}
              className="-ms-2.5 grid size-9 shrink-0 place-content-center rounded-md text-ink-faint hover:bg-hover hover:text-ink"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
            <span className="py-1.5">{assumption.sentence}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
