import type { SavedBrief } from "@triptych/contract/matching";
import { Copy, MoreHorizontal, Trash2 } from "lucide-react";
import { useState } from "react";
import { formatCount, formatDate } from "../../../platform/format.ts";
import { AlertDialog } from "../../../ui/alert-dialog.tsx";
import { classes } from "../../../ui/classes.ts";
import { DropdownMenu, MenuItem } from "../../../ui/dropdown-menu.tsx";

export interface SavedBriefsProps {
  briefs: readonly SavedBrief[];
  openId: string | null;
  onOpen: (brief: SavedBrief) => void;
  onDuplicate: (brief: SavedBrief) => void;
  onRemove: (brief: SavedBrief) => Promise<void>;
}

/** The briefs that were kept, last changed first. */
export function SavedBriefs({ briefs, openId, onOpen, onDuplicate, onRemove }: SavedBriefsProps) {
  const [doomed, setDoomed] = useState<SavedBrief | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const remove = async () => {
    if (!doomed) return;
    setIsRemoving(true);
    await onRemove(doomed).finally(() => setIsRemoving(false));
    setDoomed(null);
  };
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {briefs.map((brief) => (
          <li
            key={brief.id}
            className={classes("flex items-start gap-1 py-1", brief.id === openId && "bg-accent-soft/60")}
          >
            <button
              type="button"
              onClick={() => onOpen(brief)}
              aria-current={brief.id === openId || undefined}
              className="min-w-0 grow rounded-md px-3 py-2.5 text-left hover:bg-hover"
            >
              <span className="line-clamp-2 text-[0.9375rem] leading-6">{brief.text.trim() || "An empty brief"}</span>
              <span className="mt-0.5 block text-sm text-ink-faint">{stateOf(brief)}</span>
            </button>
            <DropdownMenu
              trigger={
                <button
                  type="button"
                  aria-label={`More for the brief “${shortened(brief.text)}”`}
                  className="mt-1 grid size-11 shrink-0 place-content-center rounded-md text-ink-faint hover:bg-hover hover:text-ink"
                >
                  <MoreHorizontal aria-hidden="true" className="size-5" />
                </button>
              }
            >
              <MenuItem icon={<Copy aria-hidden="true" />} onSelect={() => onDuplicate(brief)}>
                Duplicate
              </MenuItem>
              <MenuItem icon={<Trash2 aria-hidden="true" />} isDestructive onSelect={() => setDoomed(brief)}>
                Delete
              </MenuItem>
            </DropdownMenu>
          </li>
        ))}
      </ul>
      <AlertDialog
        open={doomed !== null}
        title="Delete this brief?"
        description={<>“{shortened(doomed?.text ?? "")}” and what was found for it will be gone.</>}
        cancelLabel="Keep it"
        confirmLabel="Delete"
        isDestructive
        isBusy={isRemoving}
        onConfirm={() => void remove()}
        onCancel={() => setDoomed(null)}
      />
    </>
  );
}

function stateOf({ lastSearchedAt, updatedAt, matchCount }: SavedBrief): string {
  if (lastSearchedAt === null) return `Draft, ${formatDate(updatedAt)}`;
  return `${formatCount(matchCount, "match", "matches")}, searched ${formatDate(lastSearchedAt)}`;
}

function shortened(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, " ");
  return line.length > 80 ? `${line.slice(0, 79).trimEnd()}…` : line;
}
