import type { Criterion } from "@triptych/contract/matching";
import type { WorkCover } from "@triptych/contract/work-covers";
import { WorkPicture } from "../../../ui/work-picture.tsx";
import { classes } from "../../../ui/classes.ts";
import { useBasis } from "../basis-context.ts";
import {
  type Basis,
  explanationOf,
  inReadingOrder,
  isOwnWording,
  requirementLabel,
  sourceOf,
  type ShownStatus,
  shownStatusOf,
  statusTextOf,
} from "../requirements.ts";
import { markedPieces } from "../text-marks.ts";
import { StatusIcon } from "./status-icon.tsx";

/** Lists every requirement with the words of the profile that prove it and the words of the brief that asked for it. */
export function EvidenceList({ criteria, work }: { criteria: readonly Criterion[]; work?: Covers }) {
  const basis = useBasis();
  return (
    <ul className="flex flex-col gap-4">
      {inReadingOrder(criteria, basis).map((criterion) => (
        <Evidence key={criterion.id} criterion={criterion} work={work} />
      ))}
    </ul>
  );
}

type Covers = readonly WorkCover[] | undefined;

function Evidence({ criterion, work }: { criterion: Criterion; work: Covers }) {
  const { briefQuote, importance, points, weight } = criterion;
  const basis = useBasis();
  const status = shownStatusOf(criterion);
  return (
    <li className="flex gap-2.5 text-sm">
      <StatusIcon status={status} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline justify-between gap-x-2">
          <span className="font-medium">{requirementLabel(criterion)}</span>
          <EvidenceStatus criterion={criterion} className="text-xs" />
        </p>
        <EvidenceWords criterion={criterion} work={work} />
        <p className="mt-1 text-xs text-ink-faint">
          {forceTextOf(basis, importance)}
          {briefQuote.trim() !== "" && (
            <>
              {basis === "profile" ? "Your profile says" : "You wrote"} “{briefQuote.trim()}”.{" "}
            </>
          )}
          {weight > 0 && (
            <span className="whitespace-nowrap tabular-nums">
              Brings {Math.round(points)} of its {Math.round(weight)} points.
            </span>
          )}
        </p>
      </div>
    </li>
  );
}

/** Names how far a profile meets a requirement. */
export function EvidenceStatus({ criterion, className }: { criterion: Criterion; className?: string }) {
  const text = statusTextOf(criterion, useBasis());
  return <span className={classes(tones[shownStatusOf(criterion)], className)}>{text}</span>;
}

/** Shows what a profile says of a requirement, in its own words where it does. `work` has the pictures of case studies. */
export function EvidenceWords({ criterion, work }: { criterion: Criterion; work?: Covers }) {
  const { field, proof, quote, said, caseStudyId } = criterion;
  const study = caseStudyId === undefined ? undefined : work?.find(({ id }) => id === caseStudyId);
  const explanation = explanationOf(criterion);
  return (
    <>
      {explanation !== undefined && <p className="mt-1 text-ink-soft">{explanation}</p>}
      {quote !== undefined && (
        <figure className="mt-1.5 flow-root border-s-2 border-accent/40 ps-3 wrap-anywhere">
          {study && (
            <WorkPicture
              picture={study.picture}
              sizes="5rem"
              className="float-end ms-3 mb-1 aspect-[4/3] h-auto w-20 rounded-sm object-cover"
            />
          )}
          {isOwnWording(field) ? (
            <blockquote className="text-ink">
              “<Proof quote={quote} proof={proof} />”
            </blockquote>
          ) : (
            <p className="text-ink">{quote}</p>
          )}
          <figcaption className="mt-0.5 text-xs text-ink-faint">{sourceOf(field, study?.title)}</figcaption>
        </figure>
      )}
      {said !== undefined && (
        <figure className="mt-1.5 border-s-2 border-line-strong/55 ps-3 wrap-anywhere">
          <blockquote className="text-ink">
            “<Proof quote={said.quote} proof={said.proof} />”
          </blockquote>
          <figcaption className="mt-0.5 text-xs text-ink-faint">
            In the words of <bdi>{said.author}</bdi>, who worked with them. It brings no points.
          </figcaption>
        </figure>
      )}
    </>
  );
}

/** Says how much a requirement counts, where that is not plain. */
function forceTextOf(basis: Basis, importance: Criterion["importance"]): string {
  if (basis === "profile" || importance === "mustNot") return "";
  if (basis === "unconfirmed") return "You have not confirmed this yet. ";
  return importance === "nice" ? "Nice to have. " : "";
}

/** Marks the words of a quotation that prove the requirement. */
function Proof({ quote, proof }: { quote: string; proof: Criterion["proof"] }) {
  const pieces = markedPieces(quote, proof ? [{ ...proof, look: "proof" }] : []);
  return pieces.map(({ text, looks }, index) =>
    looks.length === 0 ? (
      text
    ) : (
      <mark key={index} className="rounded-xs bg-accent-soft font-medium text-ink">
        {text}
      </mark>
    ),
  );
}

const tones: Record<ShownStatus, string> = {
  met: "text-success",
  partly: "text-warning",
  notStated: "text-ink-faint",
  contradicted: "text-danger",
  notFound: "text-ink-faint",
};
