import type { SavedBrief } from "@triptych/contract/matching-briefs";
import { useRef, useState } from "react";
import { useFocusAfterRemoval } from "../use-focus-after-removal.ts";
import { SavedBriefRow } from "./saved-brief-row.tsx";

export interface SavedBriefsProps {
  briefs: readonly SavedBrief[];
  openId: string | null;
  onOpen: (brief: SavedBrief) => void;
  onUseAsNew: (brief: SavedBrief) => void;
  onRemove: (brief: SavedBrief) => Promise<void>;
}

/** Lists the saved briefs, last changed first. */
export function SavedBriefs({ briefs, openId, onOpen, onUseAsNew, onRemove }: SavedBriefsProps) {
  const [doomedId, setDoomedId] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const leaves = useFocusAfterRemoval(
    list,
    briefs.map(({ id }) => id),
  );
  const remove = async (brief: SavedBrief) => {
    leaves(brief.id);
    await onRemove(brief);
    setDoomedId(null);
  };
  if (briefs.length === 0) return <p className="py-6 text-center text-ink-soft">No briefs are kept yet.</p>;
  return (
    <ul ref={list} className="flex flex-col divide-y divide-line">
      {briefs.map((brief) => (
        <SavedBriefRow
          key={brief.id}
          brief={brief}
          isOpen={brief.id === openId}
          isConfirmingRemoval={brief.id === doomedId}
          onOpen={() => onOpen(brief)}
          onUseAsNew={() => onUseAsNew(brief)}
          onAskRemove={() => setDoomedId(brief.id)}
          onKeep={() => setDoomedId(null)}
          onRemove={() => remove(brief)}
        />
      ))}
    </ul>
  );
}
