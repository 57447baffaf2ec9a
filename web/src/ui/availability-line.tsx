import type { ShownAvailability } from "@triptych/contract/availability";
import { CalendarCheck, CalendarClock, CalendarX } from "lucide-react";
import { availabilityWords } from "./availability-words.ts";
import { classes } from "./classes.ts";

/** Shows in one line when somebody is free, or that nobody has confirmed it for too long. */
export function AvailabilityLine({ availability, className }: { availability: ShownAvailability; className?: string }) {
  const { Icon, look } = looks[availability.state];
  return (
    <p className={classes("flex gap-1.5 text-sm", look, className)}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{availabilityWords(availability)}</span>
    </p>
  );
}

const looks = {
  now: { Icon: CalendarCheck, look: "text-success" },
  from: { Icon: CalendarCheck, look: "text-ink-soft" },
  not_now: { Icon: CalendarX, look: "text-ink-soft" },
  unconfirmed: { Icon: CalendarClock, look: "text-ink-faint" },
};
