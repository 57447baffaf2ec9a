import { Children, cloneElement, type ComponentProps, type ReactElement } from "react";
import { classes } from "./classes.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonVariant = "primary" | "accent" | "secondary" | "quiet" | "danger" | "link";
export type ButtonSize = "sm" | "md" | "lg" | "icon";

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner, keeps the focus and ignores presses while something is running. */
  isBusy?: boolean;
  /** Applies the look to the only child, as in `<Button asChild><Link …/></Button>`. */
  asChild?: boolean;
}

export function Button({
  variant = "primary",
  size = "md",
  isBusy = false,
  asChild = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const look = buttonClasses(variant, size, className);
  if (asChild)
    return cloneElement(Children.only(children) as ReactElement<{ className?: string }>, { className: look });
  return (
    <button
      type="button"
      {...rest}
      className={look}
      aria-disabled={isBusy || rest["aria-disabled"] || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy && <Spinner className="size-4" />}
      {children}
    </button>
  );
}

/** Returns the classes of a button, for elements that only look like one. */
export function buttonClasses(variant: ButtonVariant = "primary", size: ButtonSize = "md", extra?: string): string {
  return classes(base, variants[variant], variant !== "link" && sizes[size], extra);
}

const base =
  "inline-flex items-center justify-center gap-2 rounded-md text-center font-medium select-none transition-[background-color,border-color,color,box-shadow,scale] duration-150 not-disabled:not-aria-disabled:active:scale-[0.985] disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-default aria-disabled:opacity-70 [&_svg]:shrink-0";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-ink text-on-ink shadow-sm not-disabled:hover:bg-ink/88",
  accent: "bg-accent text-on-panel shadow-sm not-disabled:hover:bg-accent/90",
  secondary:
    "border border-line-strong/55 bg-surface text-ink shadow-sm not-disabled:hover:border-line-strong not-disabled:hover:bg-hover",
  quiet: "text-ink-soft not-disabled:hover:bg-hover not-disabled:hover:text-ink",
  danger: "bg-danger-fill text-[#fff] shadow-sm not-disabled:hover:bg-danger-fill/90",
  link: "rounded-sm text-accent underline decoration-accent/35 underline-offset-4 not-disabled:hover:decoration-accent",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-9 px-3 py-1.5 text-sm",
  md: "min-h-11 px-4.5 py-2 text-[0.9375rem]",
  lg: "min-h-13 px-6 py-3 text-base",
  icon: "size-11 text-[0.9375rem]",
};
