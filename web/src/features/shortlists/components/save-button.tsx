import { Bookmark, BookmarkCheck, ChevronDown } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { useSaving } from "../use-saving.ts";
import { NameDialog } from "./name-dialog.tsx";
import { SaveMenu } from "./save-menu.tsx";

interface Look {
  person: { id: string; displayName: string };
  size?: "sm" | "md";
  isIconOnly?: boolean;
}

export interface SaveButtonProps extends Look {
  /** Identifies the brief that this person was found with, whose list a tap saves to. */
  briefId?: string | undefined;
}

/** Saves somebody to a shortlist in one tap, and offers every list in a menu. */
export function SaveButton({ briefId, ...look }: SaveButtonProps) {
  const saving = useSaving(look.person, briefId);
  const [isNaming, setIsNaming] = useState(false);
  const place = useFocusOnReplacement(saving);
  const Shown = saving.isSaved ? Saved : NotSaved;
  return (
    <>
      <span ref={place} className="contents">
        <Shown {...look} saving={saving} onNew={() => setIsNaming(true)} />
      </span>
      {isNaming && (
        <NameDialog
          title="New shortlist"
          button="Save"
          isBusy={saving.isBusy}
          onClose={() => setIsNaming(false)}
          onName={async (typed) => {
            await saving.begin({ name: typed });
            setIsNaming(false);
          }}
        />
      )}
    </>
  );
}

/** Keeps the focus on the button that takes the place of the one that was pressed. Returns the ref of what holds both. */
function useFocusOnReplacement({ isSaved, isBusy }: Pick<ReturnType<typeof useSaving>, "isSaved" | "isBusy">) {
  const place = useRef<HTMLSpanElement>(null);
  const wasPressed = useRef(false);
  const shown = useRef(isSaved);
  useEffect(() => {
    if (isBusy) wasPressed.current = true;
  }, [isBusy]);
  // NOTE: the focus goes to the page's body with a button that leaves; whoever has put it elsewhere meanwhile keeps it there.
  useEffect(() => {
    if (shown.current === isSaved) return;
    shown.current = isSaved;
    if (wasPressed.current && document.activeElement === document.body) place.current?.querySelector("button")?.focus();
    wasPressed.current = false;
  }, [isSaved]);
  return place;
}

interface ShownProps extends Look {
  saving: ReturnType<typeof useSaving>;
  onNew: () => void;
}

function Saved({ person, saving, onNew, size = "sm", isIconOnly = false }: ShownProps) {
  return (
    <SaveMenu person={person} saving={saving} onNew={onNew} align={isIconOnly ? "end" : "start"}>
      <Button
        variant={isIconOnly ? "quiet" : "secondary"}
        size={isIconOnly ? "icon" : size}
        aria-label={`Saved: ${person.displayName}`}
        className={isIconOnly ? "size-9!" : "grow"}
      >
        <BookmarkCheck aria-hidden="true" className="size-4 text-accent" />
        {!isIconOnly && "Saved"}
        {!isIconOnly && <ChevronDown aria-hidden="true" className="size-4" />}
      </Button>
    </SaveMenu>
  );
}

function NotSaved({ person, saving, onNew, size = "sm", isIconOnly = false }: ShownProps) {
  const { isBusy, isLoaded, save } = saving;
  return (
    <span className={isIconOnly ? "flex" : "flex grow"}>
      <Button
        variant={isIconOnly ? "quiet" : "secondary"}
        size={isIconOnly ? "icon" : size}
        aria-label={`Save ${person.displayName}`}
        isBusy={isBusy}
        disabled={!isLoaded}
        onClick={() => void save()}
        className={isIconOnly ? "size-9!" : "grow rounded-e-none!"}
      >
        {!isBusy && <Bookmark aria-hidden="true" className="size-4" />}
        {!isIconOnly && "Save"}
      </Button>
      {!isIconOnly && (
        <SaveMenu person={person} saving={saving} onNew={onNew} align="end">
          <Button
            variant="secondary"
            size={size}
            aria-label={`Choose a shortlist for ${person.displayName}`}
            disabled={!isLoaded}
            className="rounded-s-none! border-s-0! px-2!"
          >
            <ChevronDown aria-hidden="true" className="size-4" />
          </Button>
        </SaveMenu>
      )}
    </span>
  );
}
