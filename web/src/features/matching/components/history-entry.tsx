import type { BriefHistoryEntry } from "@triptych/contract/matching-briefs";
import { CopyPlus } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { formatDate, formatTime } from "../../../platform/format.ts";
import { Button } from "../../../ui/button.tsx";
import { summaryOfSearch } from "../history-words.ts";
import { compareWords } from "../word-comparison.ts";
import { Disclosure } from "./disclosure.tsx";
import { WordChanges } from "./word-changes.tsx";

export interface HistoryEntryProps {
  entry: BriefHistoryEntry;
  onUseAsNew: () => void;
}

/** Shows when a brief was searched, what was asked differently, and who came and left. */
export function HistoryEntry({ entry, onUseAsNew }: HistoryEntryProps) {
  const { searchedAt, text, textBefore, newPeople, gonePeople } = entry;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const compared = useMemo(() => compareWords(textBefore ?? text, text), [textBefore, text]);
  const when = `${formatDate(searchedAt)}, ${formatTime(searchedAt)}`;
  const hasChanged = textBefore !== null && textBefore !== text;
  return (
    <li className="py-4 first:pt-2 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <h4 className="text-[0.9375rem]">
            <time dateTime={searchedAt}>{when}</time>
          </h4>
          <p className="text-sm text-ink-soft">{summaryOfSearch(entry, compared)}</p>
        </div>
        <Button variant="secondary" size="sm" onClick={onUseAsNew}>
          <CopyPlus aria-hidden="true" className="size-4" />
          Use as new
          <span className="sr-only">: the words of {when}</span>
        </Button>
      </div>
      <People title="New" people={newPeople} />
      <People title="Gone" people={gonePeople} />
      <div className="mt-1">
        <Disclosure isOpen={isOpen} controls={id} onToggle={() => setIsOpen(!isOpen)}>
          {hasChanged ? "Words before and after" : "The words"}
          <span className="sr-only"> of {when}</span>
        </Disclosure>
      </div>
      <div id={id} hidden={!isOpen} className="mt-2">
        {isOpen &&
          (hasChanged ? (
            <WordChanges compared={compared} titles={["Before", "After"]} />
          ) : (
            <p className="rounded-lg bg-sunken p-4 text-sm leading-6 whitespace-pre-wrap">{text}</p>
          ))}
      </div>
    </li>
  );
}

function People({ title, people }: { title: string; people: BriefHistoryEntry["newPeople"] }) {
  if (people.length === 0) return null;
  return (
    <p className="mt-1.5 text-sm">
      <span className="text-ink-faint">{title}:</span>{" "}
      {people.map(({ id, displayName }, at) => (
        <span key={id}>
          {at > 0 && ", "}
          <bdi>{displayName}</bdi>
        </span>
      ))}
    </p>
  );
}
