import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useDraft } from "../../platform/drafts.ts";
import { sessionKey } from "../../platform/query.ts";
import { toast } from "../../ui/toast.ts";
import { type CaseStudyDraft, parseDraft } from "./rules.ts";

/**
 * Keeps an unsaved case study in this tab, and says so when its page is left. Returns what was kept before the page was opened.
 * `end` forgets it for good, as after it was saved.
 */
export function useCaseStudyDraft(caseStudyId: string | undefined, initial: CaseStudyDraft) {
  const client = useQueryClient();
  const [text, set, forget] = useDraft(`case-study:${caseStudyId ?? "new"}`);
  const [found] = useState(() => parseDraft(text, initial));
  const isKept = useRef(found !== null);
  const isOver = useRef(false);

  const sayKept = useEffectEvent(() => {
    const isSignedIn = client.getQueryData(sessionKey) !== null;
    if (!isSignedIn || !isKept.current || isOver.current) return;
    toast({
      title: "Your case study isn't saved yet",
      description: "We have kept it in this tab. Open it again to go on.",
      variant: "info",
      action: { label: "Discard", onPress: forget },
    });
  });
  useEffect(() => () => sayKept(), []);

  const keep = (draft: CaseStudyDraft) => {
    if (isOver.current) return;
    isKept.current = true;
    set(JSON.stringify(draft));
  };
  const discard = () => {
    if (isKept.current) forget();
    isKept.current = false;
  };
  const end = () => {
    isOver.current = true;
    forget();
  };
  return { found, keep, discard, end };
}
