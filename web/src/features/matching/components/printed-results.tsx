import { userTypeLabels } from "@triptych/contract/basics";
import type { Match } from "@triptych/contract/matching";
import type { getBrief } from "@triptych/contract/matching-briefs";
import type { ReplyOf } from "@triptych/contract/endpoint";
import { formatDate, formatTime } from "../../../platform/format.ts";
import { useProduct } from "../../../platform/product.ts";
import { PrintedPage } from "../../../ui/printed-page.tsx";
import { factsOf } from "../card-facts.ts";
import { groupCountsText, groupsOf, resultText } from "../result-groups.ts";
import { PrintedMatch } from "./printed-match.tsx";

export interface PrintedResultsProps {
  result: ReplyOf<typeof getBrief>;
  name: string;
  /** Holds the text that was searched with. */
  text: string;
  isStale: boolean;
  isChecked: boolean;
}

/** Prints a brief with all its matches, each with every requirement and its proof. */
export function PrintedResults({ result, name, text, isStale, isChecked }: PrintedResultsProps) {
  const product = useProduct();
  const { matches, jobs, lastSearchedAt } = result;
  return (
    <PrintedPage>
      <header className="mb-6 border-b border-line pb-5">
        <p className="text-sm text-ink-faint">
          {product.name}
          {lastSearchedAt !== null && ` · searched ${formatDate(lastSearchedAt)}, ${formatTime(lastSearchedAt)}`}
        </p>
        <h1 className="mt-1 text-2xl">
          <bdi>{name}</bdi>
        </h1>
        <p className="mt-3 text-sm whitespace-pre-wrap">{text}</p>
        <p className="mt-3 text-sm font-medium">
          {asSentence(resultText({ matches, jobs, isChecked }))}.{" "}
          {!isChecked && <span className="font-normal">Nobody has confirmed what was read in the brief.</span>}
          {isStale && <span className="font-normal"> The brief was changed after this search.</span>}
        </p>
      </header>
      {groupsOf(matches, jobs).map((group) => (
        <section key={group.key} className="mb-6">
          {group.heading !== "" && (
            <h2 className="mb-3 break-after-avoid text-lg">
              {group.heading}{" "}
              <span className="text-sm font-normal text-ink-faint">{groupCountsText(group, isChecked)}</span>
            </h2>
          )}
          <ol className="flex flex-col gap-4">
            {group.matches.map((match) => (
              <li key={match.user.id} className="break-inside-avoid">
                <PrintedMatch match={match} kind={kindOf(match)} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </PrintedPage>
  );
}

/** Says what somebody is and where they work, as in "Freelancer, Illustrator, Europe". */
function kindOf({ user }: Match): string {
  const { profileData } = user;
  const title = profileData?.type === "freelancer" ? [profileData.data.title] : [];
  return [userTypeLabels[user.userType], ...title, ...factsOf(profileData).locations].join(", ");
}

const asSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
