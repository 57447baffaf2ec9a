export const currency = "GBP";

// NOTE: each formatter is made once, because making one takes a hundred times as long as using it.
const wholePounds = formatter({ fractionDigits: 0 });
const poundsAndPence = formatter({ fractionDigits: 2 });

/** Writes pence as pounds, with pence only where there are any: "£1,200", "£15.50". */
export function formatPounds(pence: number): string {
  return (pence % 100 === 0 ? wholePounds : poundsAndPence).format(pence / 100);
}

function formatter({ fractionDigits }: { fractionDigits: number }): Intl.NumberFormat {
  const digits = { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits };
  return new Intl.NumberFormat("en-GB", { style: "currency", currency, ...digits });
}
