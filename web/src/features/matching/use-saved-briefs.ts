import type { SavedBrief } from "@triptych/contract/matching-briefs";
import { sentenceOf } from "../../platform/api-error.ts";
import { toast, toastError } from "../../ui/toast.ts";
import { useDuplicateBrief, useRemoveBrief } from "./api.ts";
import type { BriefEditing } from "./use-brief.ts";

/** Opens, duplicates and removes saved briefs. Calls `onShown` when another brief is shown. */
export function useSavedBriefs(editing: BriefEditing, onShown: () => void) {
  const duplicating = useDuplicateBrief();
  const removing = useRemoveBrief();

  const show = (brief: SavedBrief) => {
    editing.open(brief);
    onShown();
  };

  async function duplicate(brief: SavedBrief) {
    try {
      show(await duplicating.mutateAsync({ params: { briefId: brief.id } }));
      toast({ title: "Brief duplicated", description: "You are looking at the copy." });
    } catch (error) {
      toastError(sentenceOf(error, "The brief could not be duplicated."));
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

  return { onOpen: show, onDuplicate: (brief: SavedBrief) => void duplicate(brief), onRemove: remove };
}
