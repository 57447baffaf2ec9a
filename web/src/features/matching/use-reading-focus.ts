import { type RefObject, useCallback } from "react";
import type { ReadingChip } from "./reading-changes.ts";

/** Milliseconds until a closed menu has given the focus back; only then can something else be focused. */
const afterMenuMs = 60;

/** Moves the focus to where the work goes on: to a chip that moved or came, or to the neighbour of one that was removed. */
export function useReadingFocus(box: RefObject<HTMLElement | null>) {
  const focusSoon = useCallback(
    (find: (chips: HTMLElement[]) => HTMLElement | undefined) => {
      setTimeout(() => {
        const chips = [...(box.current?.querySelectorAll<HTMLElement>("[data-chip]") ?? [])];
        const undo = box.current?.closest("section")?.querySelector<HTMLElement>("[data-undo]");
        (find(chips)?.querySelector("button") ?? undo)?.focus();
      }, afterMenuMs);
    },
    [box],
  );

  return {
    onChip: ({ kind, label }: Pick<ReadingChip, "kind" | "label">) =>
      focusSoon((chips) =>
        chips.find(({ dataset }) => {
          const [, chipKind, chipLabel] = JSON.parse(dataset.chip ?? "[]") as [unknown, string, string];
          return chipKind === kind && chipLabel === label;
        }),
      ),
    onNeighbourOf: (chip: ReadingChip, chips: readonly ReadingChip[]) => {
      const at = chips.findIndex(({ key }) => key === chip.key);
      const next = chips[at + 1] ?? chips[at - 1];
      focusSoon((shown) => shown.find(({ dataset }) => dataset.chip === next?.key) ?? shown.at(at) ?? shown.at(-1));
    },
  };
}
