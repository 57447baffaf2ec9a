import { Check } from "lucide-react";
import { DropdownMenu as Primitive } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { classes } from "./classes.ts";

export interface DropdownMenuProps {
  trigger: ReactElement;
  align?: "start" | "center" | "end";
  children: ReactNode;
}

export function DropdownMenu({ trigger, align = "end", children }: DropdownMenuProps) {
  return (
    // NOTE: not modal, because a modal menu writes a style element, which the content security policy refuses. Not in a
    // portal, so that the menu stays in its landmark, in the keyboard order and in the accent colour around it.
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Content
        align={align}
        sideOffset={8}
        collisionPadding={12}
        className="z-50 min-w-52 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1.5rem)] animate-rise overflow-y-auto rounded-lg border border-line bg-raised p-1.5 shadow-lg focus:outline-none"
      >
        {children}
      </Primitive.Content>
    </Primitive.Root>
  );
}

export interface MenuItemProps {
  icon?: ReactNode;
  isDestructive?: boolean;
  disabled?: boolean;
  onSelect?: () => void;
  /** Gives the look to the only child, as in `<MenuItem asChild><Link …/></MenuItem>`. */
  asChild?: boolean;
  children: ReactNode;
}

export function MenuItem({
  icon,
  isDestructive = false,
  disabled = false,
  onSelect,
  asChild = false,
  children,
}: MenuItemProps) {
  return (
    <Primitive.Item
      asChild={asChild}
      disabled={disabled}
      {...(onSelect ? { onSelect } : {})}
      className={classes(itemClasses, isDestructive && "text-danger")}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Primitive.Item>
  );
}

export interface MenuChoiceProps<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}

/** Offers several options of which one is chosen, inside a menu that stays open. */
export function MenuChoice<V extends string>({ label, value, options, onChange }: MenuChoiceProps<V>) {
  return (
    <Primitive.RadioGroup value={value} onValueChange={(next) => onChange(next as V)} aria-label={label}>
      <MenuLabel>{label}</MenuLabel>
      {options.map((option) => (
        <Primitive.RadioItem
          key={option.value}
          value={option.value}
          onSelect={(event) => event.preventDefault()}
          className={itemClasses}
        >
          {option.label}
          <Primitive.ItemIndicator className="ms-auto text-accent">
            <Check aria-hidden="true" className="size-4" />
          </Primitive.ItemIndicator>
        </Primitive.RadioItem>
      ))}
    </Primitive.RadioGroup>
  );
}

export interface MenuCheckProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
}

/** Offers something to switch on or off, inside a menu that stays open. */
export function MenuCheck({ isChecked, onChange, children }: MenuCheckProps) {
  return (
    <Primitive.CheckboxItem
      checked={isChecked}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
      className={itemClasses}
    >
      <span className="min-w-0 truncate">{children}</span>
      <Primitive.ItemIndicator className="ms-auto text-accent">
        <Check aria-hidden="true" className="size-4" />
      </Primitive.ItemIndicator>
    </Primitive.CheckboxItem>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Primitive.Label className="px-3 pt-2 pb-1 text-xs font-medium text-ink-faint">{children}</Primitive.Label>;
}

export function MenuSeparator() {
  return <Primitive.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}

const itemClasses =
  "flex min-h-10 cursor-pointer items-center gap-2.5 rounded-md px-3 py-2 text-[0.9375rem] leading-5 outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-hover [&_svg]:size-4 [&_svg]:shrink-0";
