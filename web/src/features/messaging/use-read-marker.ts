import { type Contact, listContacts } from "@triptych/contract/messaging";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { keyOf } from "../../platform/query.ts";
import { useMarkRead } from "./api.ts";
import { afterReading } from "./contact-order.ts";

export interface ReadMarkerOptions {
  contactId: string;
  /** Identifies the other side's newest message. */
  newestId: string | undefined;
  /** Says whether the newest messages are on the screen. */
  isAtEnd: boolean;
}

/** Remembers the newest message that this page marked as read, by contact. */
const markedIds = new Map<string, string>();
const markAfterMs = 150;
/** Lists the contacts whose newest messages are on the screen. */
const watched = new Set<string>();

export function isWatched(contactId: string): boolean {
  return watched.has(contactId);
}

/** Marks messages as read once they are visible. Returns whether there are new ones that are not visible. */
export function useReadMarker({ contactId, newestId, isAtEnd }: ReadMarkerOptions): boolean {
  const client = useQueryClient();
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
        {
          onSuccess: () =>
            client.setQueryData<Contact[]>(keyOf(listContacts), (held) => held && afterReading(held, contactId)),
          onError: () => markedIds.delete(contactId),
        },
      );
    }, markAfterMs);
    return () => clearTimeout(timer);
  }, [contactId, newestId, isSeen, mutate, client]);

  useEffect(() => {
    if (!isSeen) return undefined;
    watched.add(contactId);
    return () => void watched.delete(contactId);
  }, [contactId, isSeen]);

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
