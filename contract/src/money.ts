export const currency = "GBP";

/** Writes pence as pounds, with pence only where there are any: "£1,200", "£15.50". */
export function formatPounds(pence: number): string {
  return new Intl.NumberFormat("en-GB", {
    style: "currency",
    currency,
    minimumFractionDigits: pence % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(pence / 100);
}
