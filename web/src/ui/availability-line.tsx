import type { ShownAvailability } from "@triptych/contract/availability";
import { CalendarCheck, CalendarClock, CalendarX } from "lucide-react";
import { classes } from "./classes.ts";

/** Shows in one line when somebody is free, or that nobody has confirmed it for too long. */
export function AvailabilityLine({ availability, className }: { availability: ShownAvailability; className?: string }) {
  const { state, text } = availability;
  const { Icon, look } = looks[state];
  return (
    <p className={classes("flex gap-1.5 text-sm", look, className)}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{state === "unconfirmed" ? `Availability: ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text}</span>
    </p>
  );
}

const looks = {
  now: { Icon: CalendarCheck, look: "text-success" },
  from: { Icon: CalendarCheck, look: "text-ink-soft" },
  not_now: { Icon: CalendarX, look: "text-ink-soft" },
  unconfirmed: { Icon: CalendarClock, look: "text-ink-faint" },
};
