import type { SavedBrief } from "@triptych/contract/matching-briefs";
import { sentenceOf } from "../../platform/api-error.ts";
import { toast, toastError } from "../../ui/toast.ts";
import { useCopyFromHistory, useDuplicateBrief, useRemoveBrief } from "./api.ts";
import type { BriefEditing } from "./use-brief.ts";

interface SavedBriefsEvents {
  /** Runs when another brief is shown. */
  onShown: () => void;
  /** Runs when a copy is shown, to be written on. */
  onCopied: () => void;
}

/** Opens saved briefs, uses them as new ones and removes them. */
export function useSavedBriefs(editing: BriefEditing, { onShown, onCopied }: SavedBriefsEvents) {
  const duplicating = useDuplicateBrief();
  const copying = useCopyFromHistory();
  const removing = useRemoveBrief();

  const show = (brief: SavedBrief) => {
    editing.open(brief);
    onShown();
  };

  /** Shows a copy as a new brief. What it was made from stays as it was. */
  async function showCopy(made: Promise<SavedBrief>) {
    try {
      show(await made);
      onCopied();
      toast({ title: "New brief", description: "It begins with these words. The old brief stays as it was." });
    } catch (error) {
      toastError(sentenceOf(error, "The brief could not be copied. Please try again."));
    }
  }

  async function remove(brief: SavedBrief) {
    try {
      await removing.mutateAsync({ params: { briefId: brief.id } });
      if (brief.id === editing.brief.id) editing.startNew();
      toast({ title: "Brief deleted" });
    } catch (error) {
      toastError(sentenceOf(error, "The brief could not be deleted."));
    }
  }

  return {
    actions: {
      onOpen: show,
      onUseAsNew: (brief: SavedBrief) => void showCopy(duplicating.mutateAsync({ params: { briefId: brief.id } })),
      onRemove: remove,
    },
    /** Uses the words of an earlier search of the open brief as new. */
    onUseSearchAsNew: (searchId: string) =>
      void showCopy(copying.mutateAsync({ params: { briefId: editing.brief.id ?? "", searchId } })),
  };
}
