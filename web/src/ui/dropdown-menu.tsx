import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactNode, use, useId, useState } from "react";
import {
  type DropdownMenuProps,
  type MenuCheckProps,
  type MenuChoiceProps,
  type MenuItemProps,
  MenuParts,
} from "./overlays/menu-parts.ts";
import { useOverlays } from "./overlays/use-overlays.ts";

export type { DropdownMenuProps };

interface Opening {
  button: HTMLElement;
  isByKey: boolean;
}

/** Shows a button that opens a menu. The menu itself is drawn, and loaded where it is not yet, while it is open. */
export function DropdownMenu({ trigger, align = "end", children }: DropdownMenuProps) {
  const id = useId();
  const [opening, setOpening] = useState<Opening | null>(null);
  const close = () => setOpening(null);
  const overlays = useOverlays({ isWanted: opening !== null, onFailed: close });
  const isOpen = opening !== null && overlays !== undefined;
  return (
    <>
      {cloneElement(trigger, {
        ...attributesOf(id, isOpen),
        onClick: (event: MouseEvent<HTMLButtonElement>) => {
          trigger.props.onClick?.(event);
          // NOTE: a press of Enter or the space bar is a click of no button.
          setOpening(opening ? null : { button: event.currentTarget, isByKey: event.detail === 0 });
        },
        onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
          trigger.props.onKeyDown?.(event);
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          setOpening({ button: event.currentTarget, isByKey: true });
        },
      })}
      {isOpen && (
        <overlays.Menu
          id={`${id}-menu`}
          button={opening.button}
          align={align}
          isOpenedByKey={opening.isByKey}
          onClose={close}
        >
          {children}
        </overlays.Menu>
      )}
    </>
  );
}

/** Says of the button whether its menu is open, and which it is. */
const attributesOf = (id: string, isOpen: boolean) => ({
  id: `${id}-button`,
  "aria-haspopup": "menu",
  "aria-expanded": isOpen,
  "aria-controls": isOpen ? `${id}-menu` : undefined,
  "data-state": isOpen ? "open" : "closed",
});

export function MenuItem(props: MenuItemProps) {
  const { Item } = useParts();
  return <Item {...props} />;
}

/** Offers several options of which one is chosen, inside a menu that stays open. */
export function MenuChoice<V extends string>({ onChange, ...props }: MenuChoiceProps<V>) {
  const { Choice } = useParts();
  return <Choice {...props} onChange={(next) => onChange(next as V)} />;
}

/** Offers something to switch on or off, inside a menu that stays open. */
export function MenuCheck(props: MenuCheckProps) {
  const { CheckItem } = useParts();
  return <CheckItem {...props} />;
}

export function MenuLabel({ children }: { children: ReactNode }) {
  const { Label } = useParts();
  return <Label>{children}</Label>;
}

export function MenuSeparator() {
  const { Separator } = useParts();
  return <Separator />;
}

function useParts() {
  const parts = use(MenuParts);
  if (!parts) throw new Error("The entries of a menu are for a DropdownMenu");
  return parts;
}
