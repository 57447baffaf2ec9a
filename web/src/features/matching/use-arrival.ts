import type { SavedBrief } from "@triptych/contract/matching-briefs";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { toastError } from "../../ui/toast.ts";

export interface Arrival {
  /** Holds the saved briefs, or undefined while they load. */
  briefs: readonly SavedBrief[] | undefined;
  textRef: RefObject<HTMLTextAreaElement | null>;
  onOpen: (brief: SavedBrief) => void;
}

/** Opens the brief that the address names (`?brief=`), and focuses the text for people who came to write (`{ isToWrite: true }` as navigation state). */
export function useArrival({ briefs, textRef, onOpen }: Arrival) {
  const [search] = useSearchParams();
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const wanted = search.get("brief");
  const isToWrite = (state as { isToWrite?: boolean } | null)?.isToWrite === true;
  const open = useEffectEvent((id: string, among: readonly SavedBrief[]) => {
    const brief = among.find((each) => each.id === id);
    if (brief) onOpen(brief);
    else toastError("This brief is no longer there.");
    void navigate("?tab=search", { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (wanted !== null && briefs) open(wanted, briefs);
  }, [wanted, briefs]);
  useEffect(() => {
    if (isToWrite) textRef.current?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the key is that of each new arrival
  }, [isToWrite, key, textRef]);
}
