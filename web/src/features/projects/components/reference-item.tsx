import type { Reference } from "@triptych/contract/references";
import { useState } from "react";
import { Link } from "react-router";
import { formatDate } from "../../../platform/format.ts";
import { memberPath } from "../../../platform/paths.ts";
import { useUser } from "../../../platform/session.tsx";
import { Button } from "../../../ui/button.tsx";
import { ReferenceDialog } from "./reference-dialog.tsx";
import { ReferenceWords } from "./reference-words.tsx";

/** Shows a published reference as somebody else's words, with its author, its date and the reply. */
export function ReferenceItem({ reference, isAboutMe }: { reference: Reference; isAboutMe: boolean }) {
  const user = useUser();
  const [dialog, setDialog] = useState<"reply" | "report" | null>(null);
  const { author, publishedAt, reply, isReported } = reference;
  const isMine = author.userId === user.id;
  return (
    <figure>
      <figcaption className="mb-3 text-sm wrap-anywhere text-ink-soft">
        {isMine ? (
          "In your words"
        ) : (
          <>
            In the words of{" "}
            <Link to={memberPath(author.userId)} className="rounded-sm font-medium text-ink hover:underline">
              <bdi>{author.displayName}</bdi>
            </Link>
          </>
        )}
        , <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
      </figcaption>
      <blockquote className="border-s-2 border-accent/40 ps-4">
        <ReferenceWords words={reference} />
      </blockquote>
      {reply && (
        <div className="mt-4 ms-4 rounded-lg bg-sunken px-4 py-3">
          <p className="text-sm text-ink-faint">
            {isAboutMe ? "Your reply" : "Their reply"}, {formatDate(reply.repliedAt)}
          </p>
          <p className="mt-1 leading-7 wrap-anywhere whitespace-pre-line" dir="auto">
            {reply.text}
          </p>
        </div>
      )}
      {!isMine && (
        <div className="-ms-3 mt-2 flex flex-wrap gap-1">
          {isAboutMe && !reply && (
            <Button variant="quiet" size="sm" onClick={() => setDialog("reply")}>
              Reply
            </Button>
          )}
          {isReported ? (
            <p role="status" className="flex min-h-11 items-center px-3 text-sm text-ink-faint">
              Reported. An operator will look at it.
            </p>
          ) : (
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Report the reference by ${author.displayName}`}
              onClick={() => setDialog("report")}
            >
              Report
            </Button>
          )}
        </div>
      )}
      {dialog && <ReferenceDialog referenceId={reference.id} kind={dialog} onClose={() => setDialog(null)} />}
    </figure>
  );
}
