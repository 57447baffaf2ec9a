import { getMatchingFigures } from "@triptych/contract/matching-figures";
import { sentenceOf } from "../../../platform/api-error.ts";
import { useEndpoint } from "../../../platform/query.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { WeightsPicture } from "./weights-picture.tsx";

const money = (pounds: number) => `£${pounds.toLocaleString("en-GB")}`;

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
          {data.fits} or more takes every must-have, met with proof, in a profile that agrees with the rest of your
          brief. Those people fit; the others come close. From {data.nearlyAll} on it agrees in nearly everything. A
          date or a sum that a profile says nothing of may stay open: it lowers nobody, and the card says what to ask.
        </li>
        <li>
          Whoever misses a must-have, or has no proof for it, has {most.notAllMustHaves} at most, and where no work is
          shown {most.noJob}.
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
          Points above {data.slowly.from} come {data.slowly.times} times as slowly: only people who agree with a brief
          in every way are right often enough. Proof of every must-have adds up to {data.proof} points.
        </li>
        <li>
          Until you confirm what was read, and where your brief is not plain, nobody is said to meet everything, and
          nobody has more than {most.unsureReading}. Whoever does not show what was assumed from your trade, or whose
          profile is too new for its sentences to be compared, has {most.notAllMustHaves} at most.
        </li>
        <li>
          Which skills a profile speaks of is read from its words and from what its sentences mean. How alike your
          sentences and theirs are moves somebody by another {data.meaning} points at most. Neither proves anything by
          itself.
        </li>
        <li>
          A box that is ticked and not written about brings {data.ticked}% of the points, a strong sign {data.nearly}%,
          and something close to what you asked for {data.partly}%.
        </li>
        <li>
          Two things that most people mean are assumed where your brief leaves them open, and each card says so. If it
          names no sum, whoever takes nothing under {money(data.unstated.largeFrom)} has {data.unstated.large} points
          less; if it names no place, whoever does not work in {data.unstated.home} has {data.unstated.away} less. Name
          a sum or a place, and only that counts.
        </li>
        <li>Text stuffed with keywords keeps {data.stuffedKeeps}% of its score.</li>
        <li>Text that tells the search what to do is only text. It moves nobody.</li>
      </ul>
    </>
  );
}
