import type { SavedBrief } from "@triptych/contract/matching-briefs";
import { sentenceOf } from "../../platform/api-error.ts";
import { toast, toastError } from "../../ui/toast.ts";
import { useDuplicateBrief, useRemoveBrief } from "./api.ts";
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
  const removing = useRemoveBrief();

  const show = (brief: SavedBrief) => {
    editing.open(brief);
    onShown();
  };

  async function copy(brief: SavedBrief) {
    try {
      show(await duplicating.mutateAsync({ params: { briefId: brief.id } }));
      onCopied();
      toast({ title: "New brief", description: `It begins with the words of “${brief.name}”, which stays as it was.` });
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

  return { onOpen: show, onUseAsNew: (brief: SavedBrief) => void copy(brief), onRemove: remove };
}
