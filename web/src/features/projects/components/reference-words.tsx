import { referenceQuestions } from "@triptych/contract/reference-limits";
import type { ReferenceAnswers } from "@triptych/contract/project-endings";

/** Shows the answers of a reference, each under its question. */
export function ReferenceWords({ words }: { words: ReferenceAnswers }) {
  return (
    <dl className="flex w-full flex-col gap-3">
      {(["work", "wentWell", "again"] as const).map((question) => (
        <div key={question}>
          <dt className="text-sm text-ink-faint">{referenceQuestions[question]}</dt>
          <dd className="mt-0.5 leading-7 wrap-anywhere whitespace-pre-line" dir="auto">
            {words[question]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
