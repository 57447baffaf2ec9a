import { Button } from "../../../ui/button.tsx";

/** Shows a button for the rows of a list that narrow screens do not show at first, or nothing where all are shown. */
export function ShowMore({ hidden, onMore }: { hidden: number; onMore: () => void }) {
  if (hidden === 0) return null;
  return (
    <div className="px-5 py-4 text-center">
      <Button variant="secondary" size="sm" onClick={onMore}>
        Show more ({hidden.toLocaleString("en-GB")} left)
      </Button>
    </div>
  );
}
