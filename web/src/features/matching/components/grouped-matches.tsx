import { useId } from "react";
import { groupCountsText, type ResultGroup } from "../result-groups.ts";
import { MatchDeck, type MatchDeckProps } from "./match-deck.tsx";

export interface GroupedMatchesProps extends Omit<MatchDeckProps, "matches" | "label" | "aside"> {
  groups: readonly ResultGroup[];
  isChecked: boolean;
}

/** Shows the matches of each job under a heading of their own. */
export function GroupedMatches({ groups, ...deck }: GroupedMatchesProps) {
  return (
    <div className="flex flex-col gap-10">
      {groups.map((group) => (
        <Group key={group.key} group={group} {...deck} />
      ))}
    </div>
  );
}

function Group({ group, isChecked, ...deck }: Omit<GroupedMatchesProps, "groups"> & { group: ResultGroup }) {
  const id = useId();
  const { heading, matches } = group;
  if (heading === "") return <MatchDeck matches={matches} {...deck} />;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 text-xl">
        {heading} <span className="text-base font-normal text-ink-faint">{groupCountsText(group, isChecked)}</span>
      </h3>
      <MatchDeck label={heading} matches={matches} {...deck} />
    </section>
  );
}
