import { type BriefCardPart, briefCardParts } from "@triptych/contract/introductions";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { newIdempotencyKey } from "../../platform/api-client.ts";
import { hasCode, sentenceOf } from "../../platform/api-error.ts";
import { toast, toastError } from "../../ui/toast.ts";
import { refreshBetween, useIntroduce } from "./api.ts";

/** Holds what a writer has chosen to show of a brief. */
export interface BriefChoice {
  /** Is undefined while the brief's own name stands. */
  title: string | undefined;
  /** Lists what is left out, so that everything else is shown. */
  hidden: readonly BriefCardPart[];
}

const wholeBrief: BriefChoice = { title: undefined, hidden: [] };

/** Sends the first message to somebody with a brief, and keeps what its writer chose to show until it is sent. */
export function useIntroducing(recipientId: string, briefId: string) {
  const client = useQueryClient();
  const [choice, setChoice] = useState(wholeBrief);
  const [refusal, setRefusal] = useState<string>();
  const attempt = useRef({ sent: "", key: "" });
  const introduce = useIntroduce(() => attempt.current.key);

  /** Returns whether it was sent. NOTE: the same words and files keep their key, so that a retry after a lost reply sends nothing twice. */
  async function send(text: string, fileIds: string[]): Promise<boolean> {
    if (introduce.isPending) return false;
    const sent = JSON.stringify([text, fileIds]);
    if (attempt.current.sent !== sent) attempt.current = { sent, key: newIdempotencyKey() };
    const shows = briefCardParts.filter((part) => !choice.hidden.includes(part));
    const { title } = choice;
    setRefusal(undefined);
    try {
      await introduce.mutateAsync({
        body: {
          recipientId,
          briefId,
          text,
          shows,
          ...(title !== undefined && { title }),
          ...(fileIds.length > 0 && { attachments: fileIds }),
        },
      });
      toast({ title: "Message Sent" });
      return true;
    } catch (error) {
      if (hasCode(error, "limit_reached", "invalid_input")) setRefusal(sentenceOf(error, ""));
      else toastError(sentenceOf(error, "Failed to send message"));
      if (hasCode(error, "conflict", "blocked")) refreshBetween(client, recipientId);
      return false;
    }
  }

  return { choice, setChoice, send, refusal, isSending: introduce.isPending };
}
