import { cloneElement, type ReactNode, use, useState } from "react";
import {
  type DropdownMenuProps,
  type MenuCheckProps,
  type MenuChoiceProps,
  type MenuItemProps,
  MenuParts,
} from "./overlays/menu-parts.ts";
import { useOverlays } from "./overlays/use-overlays.ts";

export type { DropdownMenuProps };

/** Shows a button that opens a menu. The menu itself is drawn, and loaded where it is not yet, once it is first opened. */
export function DropdownMenu(props: DropdownMenuProps) {
  const [openedBy, setOpenedBy] = useState<"press" | "key" | null>(null);
  const overlays = useOverlays({ isWanted: openedBy !== null, onFailed: () => setOpenedBy(null) });
  if (overlays) return <overlays.Menu {...props} isOpenedByKey={openedBy === "key"} />;
  const { trigger } = props;
  return cloneElement(trigger, {
    ...closed,
    onClick: (event) => {
      trigger.props.onClick?.(event);
      // NOTE: a press of Enter or the space bar is a click of no button.
      setOpenedBy(event.detail === 0 ? "key" : "press");
    },
    onKeyDown: (event) => {
      trigger.props.onKeyDown?.(event);
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      setOpenedBy("key");
    },
  });
}

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

/** Says of the button what an opened one says of itself. */
const closed = { "aria-haspopup": "menu", "aria-expanded": false, "data-state": "closed" } as const;
