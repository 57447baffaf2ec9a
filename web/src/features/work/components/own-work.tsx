import { workLimits } from "@triptych/contract/work-limits";
import type { OwnCaseStudy } from "@triptych/contract/work";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { useId, useRef } from "react";
import { Link } from "react-router";
import { sentenceOf } from "../../../platform/api-error.ts";
import { caseStudyPath, paths } from "../../../platform/paths.ts";
import { Button, buttonClasses } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { WorkPicture } from "../../../ui/work-picture.tsx";
import { useDeleteCaseStudy, useLiveWork, useOrder, useOwnWork, useRestoreCaseStudy } from "../api.ts";
import { madeFor } from "../rules.ts";
import { useReordering } from "../use-reordering.ts";
import { DragHandle } from "./drag-handle.tsx";

/** Lists the signed-in person's case studies, to add, change, order and delete them. */
export default function OwnWork() {
  const titleId = useId();
  const { data: work, error, refetch } = useOwnWork();
  useLiveWork();
  const isFull = work !== undefined && work.length >= workLimits.caseStudies;
  return (
    <Card className="p-5 sm:p-7">
      <section aria-labelledby={titleId}>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-64">
            <h3 id={titleId} className="text-xl">
              Your work
            </h3>
            <p className="mt-1 text-[0.9375rem] leading-6 text-ink-soft">
              Case studies lead your profile and stand on your cards. Matching quotes what you say in them.
            </p>
          </div>
          {!isFull && (
            <Link to={paths.newCaseStudy} className={buttonClasses("secondary", "sm")}>
              <Plus aria-hidden="true" className="size-4" />
              Add a case study
            </Link>
          )}
        </div>
        {error && !work && (
          <Notice tone="danger" className="mt-5">
            {sentenceOf(error, "Your work didn't load.")}{" "}
            <Button variant="link" onClick={() => void refetch()}>
              Try again
            </Button>
          </Notice>
        )}
        {!work && !error && <Skeleton className="mt-5 h-24" />}
        {work?.length === 0 && (
          <p className="mt-5 rounded-lg border border-dashed border-line-strong/55 px-4 py-6 text-center text-[0.9375rem] text-ink-soft">
            Nothing here yet. People choose by what they see: one good piece of work is enough to begin.
          </p>
        )}
        {work && work.length > 0 && <List work={work} />}
        {isFull && (
          <p className="mt-4 text-sm text-ink-soft">
            You show {workLimits.caseStudies} case studies, which is as many as a profile can have.
          </p>
        )}
      </section>
    </Card>
  );
}

function List({ work }: { work: OwnCaseStudy[] }) {
  const { shown, order } = useOrder(work);
  const list = useRef<HTMLUListElement>(null);
  const { items, handleOf, itemOf, said } = useReordering(shown, {
    keyOf: ({ id }) => id,
    nameOf: ({ title }) => title,
    onMoved: (next) =>
      void order(next).catch((problem: unknown) => toastError(sentenceOf(problem, "The order was not saved."))),
  });
  const remove = useDeletion(() => list.current?.focus());
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul ref={list} tabIndex={-1} aria-label="Your case studies" className="mt-5 flex flex-col gap-2.5">
        {items.map((each) => (
          <li
            key={each.id}
            {...itemOf(each)}
            className="flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-lg border border-line bg-surface p-2 pe-3 data-held:border-accent data-held:shadow-md sm:gap-3"
          >
            {work.length > 1 && <DragHandle label={`Move ${each.title}`} {...handleOf(each)} />}
            <span className="aspect-[4/3] w-16 shrink-0 overflow-hidden rounded-md bg-sunken sm:w-24">
              {each.images[0] && (
                <WorkPicture picture={each.images[0]} sizes="6rem" className="size-full object-cover" />
              )}
            </span>
            <span className="min-w-0 flex-1 basis-32">
              <bdi className="line-clamp-2 font-medium wrap-anywhere">{each.title}</bdi>
              <span className="line-clamp-2 text-sm text-ink-faint">
                {each.isWithdrawn ? "Our team removed it, because it was reported" : stateOf(each)}
              </span>
            </span>
            <span className="ms-auto flex">
              {!each.isWithdrawn && (
                <Link
                  to={caseStudyPath(each.id)}
                  aria-label={`Edit ${each.title}`}
                  className={buttonClasses("quiet", "icon")}
                >
                  <Pencil aria-hidden="true" className="size-4.5" />
                </Link>
              )}
              <Button variant="quiet" size="icon" aria-label={`Delete ${each.title}`} onClick={() => void remove(each)}>
                <Trash2 aria-hidden="true" className="size-4.5" />
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function stateOf({ credits, ...study }: OwnCaseStudy): string {
  const waiting = credits.filter(({ state }) => state === "waiting").length;
  const asked = waiting === 1 ? "1 person has not confirmed yet" : `${waiting} people have not confirmed yet`;
  return waiting === 0 ? madeFor(study) : `${madeFor(study)} · ${asked}`;
}

/** Deletes a case study, and offers to bring it back. */
function useDeletion(focusList: () => void) {
  const remove = useDeleteCaseStudy();
  const restore = useRestoreCaseStudy();
  return async ({ id: caseStudyId, title }: OwnCaseStudy) => {
    const params = { caseStudyId };
    const undo = async () => {
      try {
        await restore.mutateAsync({ params });
        focusList();
      } catch (problem) {
        toastError(sentenceOf(problem, "It could not be brought back. Please try again."));
      }
    };
    try {
      await remove.mutateAsync({ params });
      // NOTE: the button that was pressed is gone.
      focusList();
      toast({ title: `${title} was deleted`, action: { label: "Undo", onPress: () => void undo() } });
    } catch (problem) {
      toastError(sentenceOf(problem, "It was not deleted. Please try again."));
    }
  };
}
