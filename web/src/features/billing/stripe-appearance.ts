import type { Appearance } from "@stripe/stripe-js";

/** Stripe's fields live in frames of their own: our colours are resolved and handed over. */
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

/** What a colour of ours is on this screen: by day, at night, in this room. */
function resolved(name: string): string {
  const probe = document.createElement("span");
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
