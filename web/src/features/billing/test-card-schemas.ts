import { confirmTestCard } from "@triptych/contract/billing";
import { z } from "zod";

/** Validates the fields of the test card form. The server decides whether the card is accepted. */
export const TestCard = confirmTestCard.body.omit({ clientSecret: true }).extend({
  cardNumber: z
    .string()
    .trim()
    .regex(/^[\d ]{12,23}$/, { error: "Please enter the number of a test card" }),
  expiry: z
    .string()
    .trim()
    .regex(/^(0[1-9]|1[0-2]|[1-9](?= ?\/)) ?\/? ?\d{2}(\d{2})?$/, {
      error: "Please enter month and year, as in 04/30",
    }),
  cvc: z
    .string()
    .trim()
    .regex(/^\d{3,4}$/, { error: "Please enter three or four digits" }),
});
