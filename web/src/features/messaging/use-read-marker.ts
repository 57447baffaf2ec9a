import { useEffect, useState } from "react";
import { useMarkRead } from "./api.ts";

export interface ReadMarkerOptions {
  contactId: string;
  /** The other side's newest message. */
  newestId: string | undefined;
  /** The newest messages are on the screen. */
  isAtEnd: boolean;
}

/** Newest message marked as read on this page, by contact. */
const markedIds = new Map<string, string>();
const markAfterMs = 150;

/** Marks messages as read once they can be seen. Answers whether there are new ones that cannot. */
export function useReadMarker({ contactId, newestId, isAtEnd }: ReadMarkerOptions): boolean {
  const { mutate } = useMarkRead();
  const isVisible = useIsVisible();
  const [seenId, setSeenId] = useState(newestId);
  const isSeen = isAtEnd && isVisible;
  if (isSeen && seenId !== newestId) setSeenId(newestId);

  useEffect(() => {
    if (!isSeen || newestId === undefined || newestId <= (markedIds.get(contactId) ?? "")) return undefined;
    const timer = setTimeout(() => {
      markedIds.set(contactId, newestId);
      mutate(
        { params: { userId: contactId }, body: { lastReadId: newestId } },
        { onError: () => markedIds.delete(contactId) },
      );
    }, markAfterMs);
    return () => clearTimeout(timer);
  }, [contactId, newestId, isSeen, mutate]);

  return newestId !== undefined && newestId > (seenId ?? "");
}

function useIsVisible(): boolean {
  const [isVisible, setIsVisible] = useState(document.visibilityState === "visible");
  useEffect(() => {
    const update = () => setIsVisible(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, []);
  return isVisible;
}
