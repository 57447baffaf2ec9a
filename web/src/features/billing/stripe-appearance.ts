import type { Appearance } from "@stripe/stripe-js";

/** Returns our colours and fonts for Stripe's fields, which are in frames and cannot read our styles. */
export function stripeAppearance(): Appearance {
  return {
    theme: "flat",
    labels: "above",
    variables: {
      colorPrimary: resolved("--color-accent"),
      colorBackground: resolved("--color-surface"),
      colorText: resolved("--color-ink"),
      colorTextSecondary: resolved("--color-ink-soft"),
      colorTextPlaceholder: resolved("--color-ink-faint"),
      colorDanger: resolved("--color-danger"),
      fontFamily: "Inter, system-ui, sans-serif",
      fontSizeBase: "15px",
      borderRadius: "10px",
    },
    rules: { ".Input": { border: `1px solid ${resolved("--color-line-strong")}` } },
  };
}

/** Returns the current value of a colour, which depends on the theme and on the accent around it. */
function resolved(name: string): string {
  const probe = document.createElement("span");
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
