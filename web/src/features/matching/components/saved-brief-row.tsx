import type { SavedBrief } from "@triptych/contract/matching-briefs";
import { CopyPlus, FolderPlus, Pencil, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { formatCount, formatDate } from "../../../platform/format.ts";
import { newProjectPath } from "../../../platform/paths.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { useFocusAfterEdit } from "../use-focus-after-edit.ts";
import { RenameBrief } from "./rename-brief.tsx";

export interface SavedBriefRowProps {
  brief: SavedBrief;
  isOpen: boolean;
  /** Says that the row asks whether the brief should really be deleted. */
  isConfirmingRemoval: boolean;
  onOpen: () => void;
  onUseAsNew: () => void;
  onAskRemove: () => void;
  onKeep: () => void;
  onRemove: () => Promise<void>;
}

export function SavedBriefRow({
  brief,
  isOpen,
  isConfirmingRemoval,
  onOpen,
  onUseAsNew,
  onAskRemove,
  onKeep,
  onRemove,
}: SavedBriefRowProps) {
  const { name } = brief;
  const removeButton = useRef<HTMLButtonElement>(null);
  const [isRenaming, setIsRenaming] = useState(false);
  const renameButton = useFocusAfterEdit<HTMLButtonElement>(isRenaming);
  const words = wordsOf(brief);
  const keep = () => {
    onKeep();
    requestAnimationFrame(() => removeButton.current?.focus());
  };
  if (isConfirmingRemoval)
    return (
      <li className="py-1">
        <RemoveQuestion onKeep={keep} onRemove={onRemove} />
      </li>
    );
  if (isRenaming)
    return (
      <li className="px-3 py-2.5">
        <RenameBrief brief={brief} onDone={() => setIsRenaming(false)} />
      </li>
    );
  return (
    <li className="flex flex-wrap items-start justify-end gap-0.5 py-1 sm:flex-nowrap">
      <button
        type="button"
        onClick={onOpen}
        aria-current={isOpen || undefined}
        className="min-w-0 grow basis-full rounded-md px-3 py-2.5 sm:basis-0 text-left hover:bg-hover aria-current:bg-accent-soft"
      >
        <span className="line-clamp-2 text-[0.9375rem] leading-6 font-medium">{name}</span>
        {!words.startsWith(name.replace(/…$/, "")) && (
          <span className="line-clamp-1 text-sm text-ink-soft">{words}</span>
        )}
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-faint">
          {brief.newMatchCount > 0 && <Badge tone="info">{brief.newMatchCount} new</Badge>}
          {stateOf(brief)}
        </span>
      </button>
      <div className="-mt-2 flex gap-0.5 sm:mt-0">
        <Link
          to={newProjectPath({ brief: brief.id })}
          aria-label={`New project from “${name}”`}
          className={iconClasses}
        >
          <FolderPlus aria-hidden="true" className="size-4.5" />
        </Link>
        <IconButton ref={renameButton} label={`Rename “${name}”`} onClick={() => setIsRenaming(true)}>
          <Pencil aria-hidden="true" className="size-4.5" />
        </IconButton>
        <IconButton label={`Use “${name}” as new`} onClick={onUseAsNew}>
          <CopyPlus aria-hidden="true" className="size-4.5" />
        </IconButton>
        <IconButton ref={removeButton} label={`Delete “${name}”`} onClick={onAskRemove}>
          <Trash2 aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
    </li>
  );
}

function RemoveQuestion({ onKeep, onRemove }: { onKeep: () => void; onRemove: () => Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false);
  const harmless = useRef<HTMLButtonElement>(null);
  useEffect(() => harmless.current?.focus(), []);
  const remove = () => {
    setIsBusy(true);
    void onRemove().finally(() => setIsBusy(false));
  };
  return (
    <div
      role="group"
      aria-label="Delete this brief?"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-danger-soft px-3 py-2.5"
    >
      <p className="text-[0.9375rem] leading-6">Delete this brief and what was found for it?</p>
      <div className="flex gap-2">
        <Button ref={harmless} variant="secondary" size="sm" onClick={onKeep}>
          Keep it
        </Button>
        <Button variant="danger" size="sm" isBusy={isBusy} onClick={remove}>
          Delete
        </Button>
      </div>
    </div>
  );
}

function IconButton({
  label,
  onClick,
  ref,
  children,
}: {
  label: string;
  onClick: () => void;
  ref?: React.Ref<HTMLButtonElement>;
  children: ReactNode;
}) {
  return (
    <button ref={ref} type="button" aria-label={label} onClick={onClick} className={iconClasses}>
      {children}
    </button>
  );
}

const iconClasses =
  "mt-1 grid size-11 shrink-0 place-content-center rounded-md text-ink-faint hover:bg-hover hover:text-ink";

function stateOf({ lastSearchedAt, updatedAt, matchCount }: SavedBrief): string {
  if (lastSearchedAt === null) return `Draft, ${formatDate(updatedAt)}`;
  return `${formatCount(matchCount, "match", "matches")}, searched ${formatDate(lastSearchedAt)}`;
}

/** Returns the person's own words, by which they recognise a brief, unless there are none. */
function wordsOf({ originalText, text }: SavedBrief): string {
  return (originalText.trim() || text.trim()).replaceAll(/\s+/g, " ");
}
