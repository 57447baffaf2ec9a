import type { ReplyOf } from "@triptych/contract/endpoint";
import { type getBrief, listBriefs, type SavedBrief } from "@triptych/contract/matching-briefs";
import { useQueryClient } from "@tanstack/react-query";
import { sentenceOf } from "../../platform/api-error.ts";
import { keyOf } from "../../platform/query.ts";
import { toastError } from "../../ui/toast.ts";
import { briefKey, useRenameBrief as useRenameCall } from "./api.ts";

/** Renames a brief, on every part of the screen that shows it. `rename` returns whether it worked. */
export function useRenameBrief({ id }: Pick<SavedBrief, "id">) {
  const client = useQueryClient();
  const renaming = useRenameCall();

  async function rename(typed: string): Promise<boolean> {
    try {
      const { name, isNameGiven } = await renaming.mutateAsync({ params: { briefId: id }, body: { name: typed } });
      const renamed = <Brief extends SavedBrief>(brief: Brief): Brief => ({ ...brief, name, isNameGiven });
      client.setQueryData<SavedBrief[]>(keyOf(listBriefs), (briefs) =>
        briefs?.map((brief) => (brief.id === id ? renamed(brief) : brief)),
      );
      client.setQueryData<ReplyOf<typeof getBrief>>(briefKey(id), (brief) => brief && renamed(brief));
      return true;
    } catch (error) {
      toastError(sentenceOf(error, "The name was not saved. Please try again."));
      return false;
    }
  }

  return { rename, isSaving: renaming.isPending };
}
