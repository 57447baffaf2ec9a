import { Check } from "lucide-react";
import {
  cloneElement,
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { classes } from "../classes.ts";
import { takesEscape } from "../takes-escape.ts";
import { type MenuCheckProps, type MenuChoiceProps, type MenuItemProps, MenuParts } from "./menu-parts.ts";
import { indexAfterKey, indexOfTyped, type MenuAlign, placeOfMenu } from "./menu-rules.ts";

export interface MenuProps {
  id: string;
  button: HTMLElement;
  align: MenuAlign;
  /** Says that a key opened the menu, whose first entry then has the focus. */
  isOpenedByKey: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Runs what an entry does, closes the menu and gives the focus back to its button. */
const Selecting = createContext<(run?: () => void) => void>(() => {});

/**
 * Shows an open menu after the WAI-ARIA pattern. Not in a portal, so that it stays in its landmark and in the accent colour around it.
 * NOTE: not Radix's, which takes three times as long to appear: it styles and lays out the page several times on its way.
 */
export function Menu({ id, button, align, isOpenedByKey, onClose, children }: MenuProps) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: "", at: 0 });
  const place = useEffectEvent(() => placeMenu(frame.current!, content.current!, { button, align }));
  const focusFirst = useEffectEvent(() => {
    const first = isOpenedByKey ? entriesOf(content.current!)[0] : undefined;
    (first ?? content.current)?.focus({ preventScroll: true });
  });
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    place();
    focusFirst();
  }, []);
  useEffect(() => {
    const followScroll = ({ target }: Event) => content.current?.contains(target as Node) || place();
    const resizing = new ResizeObserver(() => place());
    resizing.observe(button);
    resizing.observe(content.current!);
    addEventListener("resize", place);
    document.addEventListener("scroll", followScroll, { capture: true, passive: true });
    return () => {
      resizing.disconnect();
      removeEventListener("resize", place);
      document.removeEventListener("scroll", followScroll, { capture: true });
    };
  }, [button]);
  useEffect(() => {
    const closeOutside = (event: Event) => {
      const isInside = [content.current, button].some((each) => each?.contains(event.target as Node));
      // NOTE: a finger on the page may only want to scroll it; a tap comes as a click.
      const mayScroll =
        event instanceof globalThis.PointerEvent && event.pointerType === "touch" && event.type !== "click";
      if (!isInside && !mayScroll) close();
    };
    for (const type of ["pointerdown", "click"]) document.addEventListener(type, closeOutside, true);
    return () => {
      for (const type of ["pointerdown", "click"]) document.removeEventListener(type, closeOutside, true);
    };
  }, [button]);

  const select = (run?: () => void) => {
    button.focus({ preventScroll: true });
    run?.();
    onClose();
  };
  const press = (event: KeyboardEvent) => {
    const isAgain = typed.current.text !== "" && event.timeStamp - typed.current.at < typingPauseMs;
    if (event.key === "Escape") select();
    else if (event.key === "Enter" || (event.key === " " && !isAgain)) activate(event.target);
    else if (isLetter(event)) {
      typed.current = { text: (isAgain ? typed.current.text : "") + event.key, at: event.timeStamp };
      focusBy(event.currentTarget, (labels, at) => indexOfTyped(labels, typed.current.text, at));
    } else if (
      event.key !== "Tab" &&
      !focusBy(event.currentTarget, ({ length }, at) => indexAfterKey(event.key, at, length))
    )
      return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div ref={frame} className="fixed top-0 left-0 z-50 w-max max-w-[calc(100vw-1.5rem)]">
      <div
        ref={content}
        id={id}
        role="menu"
        aria-labelledby={button.id}
        tabIndex={-1}
        data-state="open"
        {...takesEscape}
        onKeyDown={press}
        onPointerMove={followPointer}
        onPointerLeave={followPointer}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && relatedTarget !== button && !currentTarget.contains(relatedTarget)) onClose();
        }}
        className="min-w-52 animate-rise overflow-y-auto rounded-lg border border-line bg-raised p-1.5 shadow-lg focus:outline-none"
      >
        <Selecting value={select}>
          <MenuParts value={parts}>{children}</MenuParts>
        </Selecting>
      </div>
    </div>
  );
}

function placeMenu(frame: HTMLElement, content: HTMLElement, { button, align }: Pick<MenuProps, "button" | "align">) {
  const [frameBox, page] = [frame.getBoundingClientRect(), document.documentElement];
  const { x, y, freeHeight } = placeOfMenu({
    button: button.getBoundingClientRect(),
    menu: { width: frameBox.width, height: content.scrollHeight + content.offsetHeight - content.clientHeight },
    view: { width: page.clientWidth, height: page.clientHeight },
    align,
    isRightToLeft: getComputedStyle(frame).direction === "rtl",
  });
  // NOTE: an ancestor may have moved what is fixed, so that the way from where the menu stands now counts.
  const [atX = 0, atY = 0] = frame.style.translate.split(" ").map((length) => Number.parseFloat(length) || 0);
  frame.style.translate = `${atX + x - frameBox.left}px ${atY + y - frameBox.top}px`;
  content.style.maxHeight = `${freeHeight}px`;
}

/** Lists the entries that may have the focus. */
function entriesOf(content: Element): HTMLElement[] {
  return [...content.querySelectorAll<HTMLElement>("[role^=menuitem]:not([aria-disabled])")];
}

/** Focuses the entry that is chosen by the labels of all and the index of the focused one. Returns whether one is. */
function focusBy(content: Element, choose: (labels: string[], at: number) => number | undefined): boolean {
  const entries = entriesOf(content);
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const next = choose(
    entries.map(({ textContent }) => textContent),
    at,
  );
  if (next === undefined) return false;
  entries[next]?.focus();
  return true;
}

const typingPauseMs = 1_000;

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

function activate(target: EventTarget) {
  if (target instanceof HTMLElement && target.matches("[role^=menuitem]")) target.click();
}

/** Gives the focus, which is the highlight, to the entry under the mouse, and back to the menu where there is none. */
function followPointer({ type, target, currentTarget, pointerType }: PointerEvent) {
  if (pointerType === "touch" || !(target instanceof Element) || !(currentTarget instanceof HTMLElement)) return;
  const entry = type === "pointerleave" ? null : target.closest<HTMLElement>("[role^=menuitem]:not([aria-disabled])");
  const wanted = entry ?? currentTarget;
  if (wanted !== document.activeElement) wanted.focus({ preventScroll: true });
}

function Item({ icon, isDestructive = false, disabled = false, onSelect, asChild = false, children }: MenuItemProps) {
  const select = use(Selecting);
  const props = {
    role: "menuitem",
    tabIndex: -1,
    "aria-disabled": disabled || undefined,
    onClick: () => (disabled ? undefined : select(onSelect)),
    className: classes(itemClasses, isDestructive && "text-danger"),
  };
  if (asChild) return cloneElement(children as ReactElement, props);
  return (
    <div {...props}>
      {icon}
      {children}
    </div>
  );
}

/** Offers several options of which one is chosen, inside a menu that stays open. */
function Choice({ label, value, options, onChange }: MenuChoiceProps<string>) {
  return (
    <div role="group" aria-label={label}>
      <Label>{label}</Label>
      {options.map((option) => (
        <div
          key={option.value}
          role="menuitemradio"
          aria-checked={option.value === value}
          tabIndex={-1}
          onClick={() => onChange(option.value)}
          className={itemClasses}
        >
          {option.label}
          {option.value === value && <Tick />}
        </div>
      ))}
    </div>
  );
}

function CheckItem({ isChecked, onChange, children }: MenuCheckProps) {
  return (
    <div
      role="menuitemcheckbox"
      aria-checked={isChecked}
      tabIndex={-1}
      onClick={() => onChange(!isChecked)}
      className={itemClasses}
    >
      <span className="min-w-0 truncate">{children}</span>
      {isChecked && <Tick />}
    </div>
  );
}

const Tick = () => <Check aria-hidden="true" className="ms-auto text-accent" />;

function Label({ children }: { children: ReactNode }) {
  return <div className="px-3 pt-2 pb-1 text-xs font-medium text-ink-faint">{children}</div>;
}

const Separator = () => <hr className="-mx-1.5 my-1.5" />;

const itemClasses =
  "flex min-h-10 cursor-pointer items-center gap-2.5 rounded-md px-3 py-2 text-[0.9375rem] leading-5 -outline-offset-2 select-none focus:bg-hover focus-visible:outline-2 focus-visible:outline-accent aria-disabled:cursor-not-allowed aria-disabled:opacity-50 forced-colors:focus:outline [&_svg]:size-4 [&_svg]:shrink-0";

const parts = { Item, Choice, CheckItem, Label, Separator };
