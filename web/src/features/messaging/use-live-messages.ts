import type { Contact, Message } from "@triptych/contract/messaging";
import { getCorrespondent, listContacts, listMessages } from "@triptych/contract/messaging";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { isReplyOf, keyOf } from "../../platform/query.ts";
import { useConnection } from "../../platform/realtime.tsx";
import { useRealtimeEvent } from "../../platform/use-realtime-event.ts";
import { useUser } from "../../platform/session.tsx";
import { historyKey } from "./api.ts";
import { afterMessage, type Arrival } from "./contact-order.ts";
import { addNewer, type History, isNext, replaceMessage } from "./history.ts";
import { useOutbox } from "./use-outbox.ts";
import { isWatched } from "./use-read-marker.ts";

/** Keeps contacts and conversations up to date while somebody is signed in. Mounted once. */
export function useLiveMessages() {
  const client = useQueryClient();
  const user = useUser();
  const outbox = useOutbox();
  const { connections } = useConnection();

  useRealtimeEvent("new_message", ({ senderId, receiverId, message, previousId }) => {
    const contactId = senderId === user.id ? receiverId : senderId;
    showInConversation(client, { contactId, message, previousId });
    showInContacts(client, { contactId, message, isUnread: senderId !== user.id && !isWatched(contactId) });
  });
  useRealtimeEvent("message_changed", ({ senderId, receiverId, message }) => {
    const contactId = senderId === user.id ? receiverId : senderId;
    client.setQueryData<History>(historyKey(contactId), (held) => held && replaceMessage(held, message));
    refreshContacts(client, readElsewhereMs);
  });
  useRealtimeEvent("contacts_changed", ({ contactId }) => {
    refreshContacts(client, readElsewhereMs);
    void client.invalidateQueries({ queryKey: keyOf(getCorrespondent, { params: { userId: contactId } }) });
  });

  const catchUpAll = useEffectEvent(() => {
    void client.invalidateQueries({
      predicate: ({ queryKey }) => isReplyOf(listMessages, queryKey[0]) || isReplyOf(listContacts, queryKey[0]),
    });
    outbox.sendWaiting();
  });
  useEffect(() => {
    if (connections > 0) catchUpAll();
  }, [connections]);
  useEffect(() => {
    const onReturn = () => document.visibilityState === "visible" && catchUpAll();
    document.addEventListener("visibilitychange", onReturn);
    window.addEventListener("online", onReturn);
    outbox.sendWaiting();
    return () => {
      document.removeEventListener("visibilitychange", onReturn);
      window.removeEventListener("online", onReturn);
    };
  }, [outbox]);
}

interface Delivery {
  contactId: string;
  message: Message;
  /** Identifies the message before it, or null for the first of the conversation. */
  previousId: string | null;
}

/** Shows a message at once where it follows the newest held one; otherwise fetches the missing messages. */
function showInConversation(client: QueryClient, { contactId, message, previousId }: Delivery) {
  const held = client.getQueryData<History>(historyKey(contactId));
  if (!held) return;
  if (isNext(held, previousId)) client.setQueryData<History>(historyKey(contactId), addNewer(held, [message]));
  else if (message.id > (held.messages.at(-1)?.id ?? "")) {
    void client.invalidateQueries({ queryKey: historyKey(contactId) });
  }
}

/** Updates the contact list at once, and fetches the server's list shortly after, once for many messages. */
function showInContacts(client: QueryClient, arrival: Arrival) {
  const held = client.getQueryData<Contact[]>(keyOf(listContacts));
  const shown = held && afterMessage(held, arrival);
  if (shown) client.setQueryData(keyOf(listContacts), shown);
  refreshContacts(client, shown ? afterShowingMs : 0);
}

const readElsewhereMs = 300;
const afterShowingMs = 1_500;
let planned: { timer: ReturnType<typeof setTimeout>; atMs: number } | undefined;

/** Fetches the contact list at the earliest of the requested times. */
function refreshContacts(client: QueryClient, inMs: number) {
  const atMs = performance.now() + inMs;
  if (planned && planned.atMs <= atMs) return;
  clearTimeout(planned?.timer);
  const timer = setTimeout(() => {
    planned = undefined;
    void client.invalidateQueries({ queryKey: keyOf(listContacts) });
  }, inMs);
  planned = { timer, atMs };
}
