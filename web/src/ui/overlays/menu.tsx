import { Check } from "lucide-react";
import { DropdownMenu as Primitive } from "radix-ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { classes } from "../classes.ts";
import {
  type DropdownMenuProps,
  type MenuCheckProps,
  type MenuChoiceProps,
  type MenuItemProps,
  MenuParts,
} from "./menu-parts.ts";

interface MenuProps extends DropdownMenuProps {
  /** Says that a key opened the menu, whose first entry then has the focus. */
  isOpenedByKey: boolean;
}

/** Shows a menu, open at first, and the button that opens it again. */
export function Menu({ trigger, align = "end", isOpenedByKey, children }: MenuProps) {
  const content = useRef<HTMLDivElement>(null);
  const [startsAtFirst] = useState(isOpenedByKey);
  useEffect(() => {
    if (startsAtFirst) content.current?.querySelector<HTMLElement>("[role^=menuitem]")?.focus();
  }, [startsAtFirst]);
  return (
    // NOTE: not modal, because a modal menu writes a style element, which the content security policy refuses. Not in a
    // portal, so that the menu stays in its landmark, in the keyboard order and in the accent colour around it.
    <Primitive.Root modal={false} defaultOpen>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Content
        ref={content}
        align={align}
        sideOffset={8}
        collisionPadding={12}
        className="z-50 min-w-52 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1.5rem)] animate-rise overflow-y-auto rounded-lg border border-line bg-raised p-1.5 shadow-lg focus:outline-none"
      >
        <MenuParts value={parts}>{children}</MenuParts>
      </Primitive.Content>
    </Primitive.Root>
  );
}

function Item({ icon, isDestructive = false, disabled = false, onSelect, asChild = false, children }: MenuItemProps) {
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

/** Offers several options of which one is chosen, inside a menu that stays open. */
function Choice({ label, value, options, onChange }: MenuChoiceProps<string>) {
  return (
    <Primitive.RadioGroup value={value} onValueChange={onChange} aria-label={label}>
      <Label>{label}</Label>
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

function CheckItem({ isChecked, onChange, children }: MenuCheckProps) {
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

function Label({ children }: { children: ReactNode }) {
  return <Primitive.Label className="px-3 pt-2 pb-1 text-xs font-medium text-ink-faint">{children}</Primitive.Label>;
}

function Separator() {
  return <Primitive.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}

const itemClasses =
  "flex min-h-10 cursor-pointer items-center gap-2.5 rounded-md px-3 py-2 text-[0.9375rem] leading-5 outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-hover [&_svg]:size-4 [&_svg]:shrink-0";

const parts = { Item, Choice, CheckItem, Label, Separator };
