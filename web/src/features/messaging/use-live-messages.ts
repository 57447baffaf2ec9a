import type { Message } from "@triptych/contract/messaging";
import { getCorrespondent, listContacts, listMessages } from "@triptych/contract/messaging";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { isAnswerOf, keyOf } from "../../platform/query.ts";
import { useConnection, useRealtimeEvent } from "../../platform/realtime.tsx";
import { useUser } from "../../platform/session.tsx";
import { historyKey } from "./api.ts";
import { addNewer, type History, isNext } from "./history.ts";
import { useOutbox } from "./use-outbox.ts";

/** Keeps contacts and conversations up to date while somebody is signed in. Mounted once. */
export function useLiveMessages() {
  const client = useQueryClient();
  const user = useUser();
  const outbox = useOutbox();
  const { connections } = useConnection();

  useRealtimeEvent("new_message", ({ senderId, receiverId, message, previousId }) => {
    show(client, senderId === user.id ? receiverId : senderId, message, previousId);
    refreshContactsSoon(client);
  });
  useRealtimeEvent("contacts_changed", ({ contactId }) => {
    refreshContactsSoon(client);
    void client.invalidateQueries({ queryKey: keyOf(getCorrespondent, { params: { userId: contactId } }) });
  });

  const catchUpAll = useEffectEvent(() => {
    void client.invalidateQueries({
      predicate: ({ queryKey }) => isAnswerOf(listMessages, queryKey[0]) || isAnswerOf(listContacts, queryKey[0]),
    });
    outbox.retryPassing();
  });
  useEffect(() => {
    if (connections > 0) catchUpAll();
  }, [connections]);
  useEffect(() => {
    const onReturn = () => document.visibilityState === "visible" && catchUpAll();
    document.addEventListener("visibilitychange", onReturn);
    window.addEventListener("online", onReturn);
    outbox.retryPassing();
    return () => {
      document.removeEventListener("visibilitychange", onReturn);
      window.removeEventListener("online", onReturn);
    };
  }, [outbox]);
}

/** At once where it comes right after what is held; otherwise the conversation catches up. */
function show(client: QueryClient, contactId: string, message: Message, previousId: string | null) {
  const held = client.getQueryData<History>(historyKey(contactId));
  if (!held) return;
  if (isNext(held, previousId)) client.setQueryData<History>(historyKey(contactId), addNewer(held, [message]));
  else if (message.id > (held.messages.at(-1)?.id ?? ""))
    void client.invalidateQueries({ queryKey: historyKey(contactId) });
}

const contactsEveryMs = 300;
let contactsTimer: ReturnType<typeof setTimeout> | undefined;

/** Many messages at once ask for the contacts once. */
function refreshContactsSoon(client: QueryClient) {
  contactsTimer ??= setTimeout(() => {
    contactsTimer = undefined;
    void client.invalidateQueries({ queryKey: keyOf(listContacts) });
  }, contactsEveryMs);
}
