import { useEffectEvent, useLayoutEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Search } from "lucide-react";
import { useLoadSoon } from "../platform/quiet-page.ts";
import { useUser } from "../platform/session.tsx";
import { lazyPart } from "../ui/lazy-part.tsx";
import { pathOfPlace, placesOf } from "./places.ts";
import { shortcutOf, takesLetters } from "./shortcuts.ts";

const CommandPalette = lazyPart(() => import("./command-palette.tsx"), { whileLoading: null });
const KeyboardHelp = lazyPart(() => import("./keyboard-help.tsx"), { whileLoading: null });

/** Shows the button of the command palette, and listens for the keys that open it, start a brief or list the keys. */
export function Keyboard() {
  const user = useUser();
  // Has the palette there for the first key, because letters that follow it at once would otherwise be lost.
  useLoadSoon(CommandPalette.preload);
  const navigate = useNavigate();
  const [shown, setShown] = useState<"palette" | "help" | null>(null);
  const canSearch = placesOf(user).some(({ name }) => name === "search");
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const shortcut = shortcutOf({
      key: event.key,
      ctrlKey: event.ctrlKey,
      metaKey: event.metaKey,
      altKey: event.altKey,
      isTyping: takesLetters(document.activeElement),
    });
    if (shortcut === undefined || (shortcut !== "palette" && isDialogOpen())) return;
    if (shortcut === "palette" && isDialogOpen() && shown !== "palette") return;
    event.preventDefault();
    if (shortcut === "write") {
      if (canSearch) void navigate(pathOfPlace("search", user), { state: { isToWrite: true } });
    } else setShown(shortcut === "palette" && shown === "palette" ? null : shortcut);
  });
  // Listens before the button is seen, so that no key is lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K"
        onClick={() => setShown("palette")}
        className="flex min-h-11 items-center gap-2 rounded-md px-3 text-[0.9375rem] text-ink-soft hover:bg-hover hover:text-ink lg:min-h-10 lg:border lg:border-line lg:bg-canvas lg:pe-2"
      >
        <Search aria-hidden="true" className="size-4.5" />
        <span className="max-lg:sr-only">Go to…</span>
        <kbd
          aria-hidden="true"
          className="ms-4 rounded-sm border border-line bg-surface px-1.5 font-sans text-xs max-lg:hidden"
        >
          Ctrl K
        </kbd>
      </button>
      {shown === "palette" && <CommandPalette onClose={() => setShown(null)} onHelp={() => setShown("help")} />}
      {shown === "help" && <KeyboardHelp onClose={() => setShown(null)} />}
    </>
  );
}

const isDialogOpen = () => document.querySelector("[data-dialog][data-state=open]") !== null;
