import type { ShortlistSummary } from "@triptych/contract/shortlists";
import { useQueryClient } from "@tanstack/react-query";
import { sentenceOf } from "../../platform/api-error.ts";
import { toast, toastError } from "../../ui/toast.ts";
import {
  showMembership,
  showSummary,
  useCreateShortlist,
  useRemovePerson,
  useSavePerson,
  useShortlists,
} from "./api.ts";
import { firstListName, isOn, targetOf } from "./rules.ts";

/** Saves one person to lists and takes them off again. */
export function useSaving(person: { id: string; displayName: string }, briefId: string | undefined) {
  const client = useQueryClient();
  const { data: lists } = useShortlists();
  const create = useCreateShortlist();
  const update = useSavePerson();
  const remove = useRemovePerson();
  const { id: userId, displayName } = person;

  /** Saves to the brief's list or the one that was changed last, or begins one. */
  async function save(): Promise<void> {
    const target = targetOf(lists ?? [], briefId);
    if (target) return saveTo(target);
    return begin(briefId === undefined ? { name: firstListName } : { briefId });
  }

  /** Makes a list with this person on it. */
  async function begin(body: { name: string } | { briefId: string }): Promise<void> {
    try {
      const made = await create.mutateAsync({ body: { ...body, userId } });
      showSummary(client, made);
      confirmSaved(made.name);
    } catch (error) {
      toastError(sentenceOf(error, notSaved));
    }
  }

  async function saveTo({ id: shortlistId, name }: ShortlistSummary): Promise<void> {
    try {
      await update.mutateAsync({ params: { shortlistId, userId }, body: {} });
      showMembership(client, shortlistId, (ids) => [...ids, userId]);
      confirmSaved(name);
    } catch (error) {
      toastError(sentenceOf(error, notSaved));
    }
  }

  async function takeOff(list: ShortlistSummary): Promise<void> {
    try {
      await remove.mutateAsync({ params: { shortlistId: list.id, userId } });
      showMembership(client, list.id, (ids) => ids.filter((id) => id !== userId));
      toast({ title: `Taken off ${list.name}`, action: { label: "Undo", onPress: () => void saveTo(list) } });
    } catch (error) {
      toastError(sentenceOf(error, "That did not work. Please try again."));
    }
  }

  const confirmSaved = (name: string) =>
    toast({ title: `Saved to ${name}`, description: `${displayName} is not told.` });

  return {
    lists: lists ?? [],
    isLoaded: lists !== undefined,
    isSaved: lists?.some((list) => isOn(list, userId)) ?? false,
    isBusy: create.isPending || update.isPending || remove.isPending,
    save,
    saveTo,
    begin,
    takeOff,
  };
}

const notSaved = "They were not saved. Please try again.";
