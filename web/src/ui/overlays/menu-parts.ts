import { type ComponentProps, type ComponentType, createContext, type ReactElement, type ReactNode } from "react";

export interface DropdownMenuProps {
  trigger: ReactElement<TriggerProps>;
  align?: "start" | "center" | "end";
  children: ReactNode;
}

/** Lists the handlers of a button that may have others for a menu or popover beside them. */
export type TriggerProps = Pick<ComponentProps<"button">, "onClick" | "onKeyDown">;

export interface MenuItemProps {
  icon?: ReactNode;
  isDestructive?: boolean;
  disabled?: boolean;
  onSelect?: () => void;
  /** Gives the look to the only child, as in `<MenuItem asChild><Link …/></MenuItem>`. */
  asChild?: boolean;
  children: ReactNode;
}

export interface MenuChoiceProps<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}

export interface MenuCheckProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
}

/** Holds the entries of an open menu, which are loaded with it. */
export const MenuParts = createContext<{
  Item: ComponentType<MenuItemProps>;
  Choice: ComponentType<MenuChoiceProps<string>>;
  CheckItem: ComponentType<MenuCheckProps>;
  Label: ComponentType<{ children: ReactNode }>;
  Separator: ComponentType;
} | null>(null);
