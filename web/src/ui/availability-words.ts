import type { ShownAvailability } from "@triptych/contract/availability";

/** Says when somebody is free, where nothing beside it says what the words are about. */
export function availabilityWords({ state, text }: ShownAvailability): string {
  return state === "unconfirmed" ? `Availability: ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}
