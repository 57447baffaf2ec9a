import type { Match } from "@triptych/contract/matching";
import type { FeedbackReason } from "@triptych/contract/matching-feedback";
import { useState } from "react";
import { sentenceOf } from "../../platform/api-error.ts";
import { toast, toastError } from "../../ui/toast.ts";
import { useRemoveFeedback, useSendFeedback } from "./api.ts";

export interface GivenFeedback {
  id: string;
  match: Match;
  reason: FeedbackReason;
}

interface FeedbackOptions {
  briefId?: string | undefined;
  onGiven: (given: GivenFeedback) => void;
  onTakenBack: (feedbackId: string) => void;
}

/** Sends feedback that a match does not fit, and undoes it. `asked` is the match that the dialog asks about. */
export function useFeedback({ briefId, onGiven, onTakenBack }: FeedbackOptions) {
  const [asked, ask] = useState<Match | null>(null);
  const sending = useSendFeedback();
  const removing = useRemoveFeedback();

  async function send({ reason, comments }: { reason: FeedbackReason; comments: string }) {
    if (!asked) return;
    const body = {
      userId: asked.user.id,
      reason,
      ...(briefId === undefined ? {} : { briefId }),
      ...(comments === "" ? {} : { comments }),
    };
    try {
      const { id } = await sending.mutateAsync({ body });
      ask(null);
      onGiven({ id, match: asked, reason });
      toast({ title: "Feedback submitted", description: "Thank you for helping us improve our matching algorithm." });
    } catch (error) {
      toastError(sentenceOf(error, "Your feedback could not be submitted. Please try again."));
    }
  }

  async function takeBack(feedbackId: string) {
    try {
      await removing.mutateAsync({ params: { feedbackId } });
      onTakenBack(feedbackId);
    } catch (error) {
      toastError(sentenceOf(error, "This could not be undone. Please try again."));
    }
  }

  return { asked, ask, send, isSending: sending.isPending, takeBack };
}
