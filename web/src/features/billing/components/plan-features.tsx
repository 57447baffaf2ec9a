import { Check } from "lucide-react";
import { classes } from "../../../ui/classes.ts";

/** Lists the features of a plan. */
export function PlanFeatures({ features, className }: { features: readonly string[]; className?: string }) {
  return (
    <ul className={classes("flex flex-col gap-2 text-[0.9375rem] leading-6", className)}>
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <Check aria-hidden="true" strokeWidth={2.5} className="mt-1 size-4 shrink-0 text-accent" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
