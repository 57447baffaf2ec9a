import type { ResponseFigures } from "@triptych/contract/profiles";
import { MessageCircleReply } from "lucide-react";
import { formatCount } from "../platform/format.ts";
import { classes } from "./classes.ts";

/** Says how somebody answers introductions, or nothing where too few are known. */
export function ResponseNote({ responses, className }: { responses: ResponseFigures | null; className?: string }) {
  if (responses === null) return null;
  return (
    <p className={classes("flex items-start gap-2 text-sm text-ink-soft", className)}>
      <MessageCircleReply aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-faint" />
      {responseText(responses)}
    </p>
  );
}

/** Returns "Answers 80% of introductions, typically within 5 hours". */
export function responseText({ answeredShare, medianHours }: ResponseFigures): string {
  if (medianHours === null) return "Has not answered introductions so far";
  return `Answers ${answeredShare}% of introductions, typically within ${spanOf(medianHours)}`;
}

function spanOf(hours: number): string {
  if (hours <= 1) return "an hour";
  if (hours <= 48) return formatCount(Math.ceil(hours), "hour");
  return formatCount(Math.ceil(hours / 24), "day");
}
