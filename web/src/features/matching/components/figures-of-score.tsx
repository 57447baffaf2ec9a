import { getMatchingFigures } from "@triptych/contract/matching-figures";
import { sentenceOf } from "../../../platform/api-error.ts";
import { useEndpoint } from "../../../platform/query.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { WeightsPicture } from "./weights-picture.tsx";

// NOTE: does not come through `api.ts`, which would bring what signed-in people call to a page that visitors read.
const useFigures = () => useEndpoint(getMatchingFigures);

/** Shows the figures of the score, which the server takes from the code that scores. */
export default function FiguresOfScore() {
  const { data, error, refetch, isFetching } = useFigures();
  if (error && !data)
    return (
      <ErrorState
        title="The figures didn't load"
        message={sentenceOf(error, "Please try again in a moment.")}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!data) return <Skeleton className="mt-5 h-60 max-w-2xl" />;
  const { most } = data;
  return (
    <>
      <WeightsPicture kinds={data.kinds} />
      <ul className="mt-6 flex list-disc flex-col gap-2 ps-5 marker:text-ink-faint">
        <li>
          {data.allMustHaves} or more takes every must-have, met with proof. Those people fit; the others come close.
        </li>
        <li>
          Whoever misses a must-have has {most.notAllMustHaves} at most, and where no work is shown {most.noJob}.
        </li>
        <li>
          Of a brief with several jobs, the main one alone brings {most.onlyTheMainJob} at most, and another one alone{" "}
          {most.onlyAnotherJob}.
        </li>
        <li>
          Showing something you ruled out keeps it at {most.brokenExclusion} or below. Work that you ruled out only
          lowers the score of somebody who also proves the work you want, until you confirm the reading.
        </li>
        <li>
          Until you confirm what was read, your words decide too, and points above {data.slowly.from} come{" "}
          {data.slowly.times} times as slowly: only people who agree with a brief in every way are right often enough.
          Whoever does not show what was assumed from your trade, or whose profile is too new for its sentences to be
          compared, has {most.unsureReading} at most.
        </li>
        <li>
          Which skills a profile speaks of is read from its words and from what its sentences mean. Where your brief is
          not plain, how alike your sentences and theirs are moves somebody by another {data.meaning} points at most.
          Neither proves anything by itself, and once you have confirmed what was read, likeness only sorts those who
          fit.
        </li>
        <li>
          A box that is ticked and not written about brings {data.ticked}% of the points, a strong sign {data.nearly}%,
          and something close to what you asked for {data.partly}%.
        </li>
        <li>
          Once you have confirmed it, the share of the must-haves that are met brings up to {data.parts.met} points, the
          strength of the proof up to {data.parts.proof}, and how much of the profile is about the main work up to{" "}
          {data.parts.focus}. The rest of the wording moves a score by {data.wording} points at most.
        </li>
        <li>Text stuffed with keywords keeps {data.stuffedKeeps}% of its score.</li>
        <li>Text that tells the search what to do is only text. It moves nobody.</li>
      </ul>
    </>
  );
}
