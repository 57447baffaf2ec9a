import { X } from "lucide-react";

/** What a search takes for granted; each can be taken back. */
export function AssumptionList({
  assumptions,
  onRemove,
}: {
  assumptions: readonly string[];
  onRemove: (assumption: string) => void;
}) {
  return (
    <div>
      <h3 className="text-base">What the search will assume</h3>
      <ul className="mt-1.5 flex flex-col">
        {assumptions.map((assumption) => (
          <li key={assumption} className="flex items-start gap-1 text-[0.9375rem] leading-6">
            <button
              type="button"
              onClick={() => onRemove(assumption)}
              aria-label={`Not so: ${assumption}`}
              className="-ms-2.5 grid size-9 shrink-0 place-content-center rounded-md text-ink-faint hover:bg-hover hover:text-ink"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
            <span className="py-1.5">{assumption}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
