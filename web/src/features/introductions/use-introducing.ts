import { type BriefCardPart, briefCardParts, previewIntroduction } from "@triptych/contract/introductions";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import type { ReplyOf } from "@triptych/contract/endpoint";
import { newIdempotencyKey } from "../../platform/api-client.ts";
import { hasCode, sentenceOf } from "../../platform/api-error.ts";
import { keyOf } from "../../platform/query.ts";
import { toast, toastError } from "../../ui/toast.ts";
import { previewQuery, refreshBetween, useIntroduce } from "./api.ts";
import { leftOutBut, withoutPart } from "./rules.ts";

/** Holds what a writer has chosen to show of a brief. */
export interface BriefChoice {
  /** Is undefined while the brief's own name stands. */
  title: string | undefined;
  /** Lists what is left out, so that everything else is shown. */
  hidden: readonly BriefCardPart[];
  /** Lists the places of the jobs whose requirements are shown; undefined while those stand that the receiver was found for. */
  jobs: readonly number[] | undefined;
}

const wholeBrief: BriefChoice = { title: undefined, hidden: [], jobs: undefined };

/** Sends the first message to somebody with a brief, and keeps what its writer chose to show until it is sent. */
export function useIntroducing(recipientId: string, briefId: string) {
  const client = useQueryClient();
  const [choice, setChoice] = useState(wholeBrief);
  const [refusal, setRefusal] = useState<string>();
  const attempt = useRef({ sent: "", key: "" });
  const introduce = useIntroduce(() => attempt.current.key);
  const { hidden, jobs } = choice;

  /** Takes what is left out of the brief out of a drafted message too. */
  const revise = useCallback((text: string) => hidden.reduce(withoutPart, text), [hidden]);

  /** Says which words of the message say what is left out of the brief. */
  function findLeftOut(text: string): string | undefined {
    const key = keyOf(previewIntroduction, previewQuery(briefId, recipientId, jobs));
    const preview = client.getQueryData<ReplyOf<typeof previewIntroduction>>(key);
    return preview && leftOutBut(text, preview.card, hidden);
  }

  /** Returns whether it was sent. NOTE: the same words and files keep their key, so that a retry after a lost reply sends nothing twice. */
  async function send(text: string, fileIds: string[]): Promise<boolean> {
    if (introduce.isPending) return false;
    const leftOut = findLeftOut(text);
    if (leftOut !== undefined) {
      toastError(
        `Your message still says “${leftOut}”, which you left out of the brief. Take it out, or tick it again.`,
      );
      return false;
    }
    const sent = JSON.stringify([text, fileIds]);
    if (attempt.current.sent !== sent) attempt.current = { sent, key: newIdempotencyKey() };
    const shows = briefCardParts.filter((part) => !hidden.includes(part));
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
          ...(jobs && { jobs: [...jobs] }),
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

  return { choice, setChoice, revise, send, refusal, isSending: introduce.isPending };
}
