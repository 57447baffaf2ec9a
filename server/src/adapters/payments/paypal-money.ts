import { z } from "zod";

export const Money = z.object({ currency_code: z.string(), value: z.string() });

/**
 * Converts PayPal's "15.00" to pence. The result is positive for money that leaves, which PayPal writes with a minus.
 */
export function inPence(value: string): number {
  const [pounds = "0", pence = ""] = value.replace(/^-/, "").split(".");
  return Number(pounds) * 100 + Number(pence.padEnd(2, "0").slice(0, 2));
}
