import { z } from "zod";
import { ShownAvailability } from "./availability.ts";
import { Done } from "./basics.ts";
import { endpoint } from "./endpoint.ts";

const Token = z.string().min(1).max(512);

export const confirmAvailability = endpoint({
  method: "POST",
  path: "/api/availability/confirm",
  access: "public",
  feature: "profiles",
  summary: "Confirms when somebody is free, with the token of the email that asked.",
  details:
    "Takes no cookie. A token confirms only the statement that its email named: once the person has changed it, the token is refused.",
  body: z.strictObject({ token: Token }),
  reply: z.object({ availability: ShownAvailability }),
  refusals: ["invalid_token"],
});

export const confirmOwnAvailability = endpoint({
  method: "POST",
  path: "/api/availability/confirm-own",
  access: "member",
  feature: "profiles",
  summary: "Confirms that what the signed-in person's profile says of when they are free still holds.",
  reply: z.object({ availability: ShownAvailability }),
  refusals: ["not_found"],
});

export const stopAvailabilityEmails = endpoint({
  method: "POST",
  path: "/api/unsubscribe/availability",
  access: "public",
  feature: "profiles",
  summary: "Turns emails that ask about somebody's availability off, with the token of such an email.",
  body: z.strictObject({ token: Token }),
  reply: Done,
  refusals: ["invalid_token"],
});
