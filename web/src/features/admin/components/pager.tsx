import { Button } from "../../../ui/button.tsx";

/** Shows the buttons for the previous and the next page, or nothing where there is only one page. */
export function Pager({ page, pages, onChange }: { page: number; pages: number; onChange: (page: number) => void }) {
  if (pages <= 1 && page <= 1) return null;
  const isFirst = page <= 1;
  const isLast = page >= pages;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3 px-5 py-4 sm:px-7">
      <Button
        variant="secondary"
        size="sm"
        aria-disabled={isFirst}
        onClick={() => !isFirst && onChange(Math.min(page - 1, pages))}
      >
        Previous
      </Button>
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        Page {page.toLocaleString("en-GB")} of {pages.toLocaleString("en-GB")}
      </p>
      <Button variant="secondary" size="sm" aria-disabled={isLast} onClick={() => !isLast && onChange(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
