import type { SavedBrief } from "@triptych/contract/matching-briefs";
import { Copy, FolderPlus, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { formatCount, formatDate } from "../../../platform/format.ts";
import { newProjectPath } from "../../../platform/paths.ts";
import { Button } from "../../../ui/button.tsx";

export interface SavedBriefRowProps {
  brief: SavedBrief;
  isOpen: boolean;
  /** Says that the row asks whether the brief should really be deleted. */
  isConfirmingRemoval: boolean;
  onOpen: () => void;
  onDuplicate: () => void;
  onAskRemove: () => void;
  onKeep: () => void;
  onRemove: () => Promise<void>;
}

export function SavedBriefRow({
  brief,
  isOpen,
  isConfirmingRemoval,
  onOpen,
  onDuplicate,
  onAskRemove,
  onKeep,
  onRemove,
}: SavedBriefRowProps) {
  const removeButton = useRef<HTMLButtonElement>(null);
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
  return (
    <li className="flex flex-wrap items-start justify-end gap-0.5 py-1 sm:flex-nowrap">
      <button
        type="button"
        onClick={onOpen}
        aria-current={isOpen || undefined}
        className="min-w-0 grow basis-full rounded-md px-3 py-2.5 sm:basis-0 text-left hover:bg-hover aria-current:bg-accent-soft"
      >
        <span className="line-clamp-2 text-[0.9375rem] leading-6">{wordsOf(brief) || "An empty brief"}</span>
        <span className="mt-0.5 block text-sm text-ink-faint">{stateOf(brief)}</span>
      </button>
      <div className="-mt-2 flex gap-0.5 sm:mt-0">
        <Link
          to={newProjectPath({ brief: brief.id })}
          aria-label={`New project from “${shortened(wordsOf(brief))}”`}
          className={iconClasses}
        >
          <FolderPlus aria-hidden="true" className="size-4.5" />
        </Link>
        <IconButton label={`Duplicate “${shortened(wordsOf(brief))}”`} onClick={onDuplicate}>
          <Copy aria-hidden="true" className="size-4.5" />
        </IconButton>
        <IconButton ref={removeButton} label={`Delete “${shortened(wordsOf(brief))}”`} onClick={onAskRemove}>
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

function shortened(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line;
}

/** Returns the person's own words, by which they recognise a brief, unless there are none. */
function wordsOf({ originalText, text }: SavedBrief): string {
  return originalText.trim() || text.trim();
}
