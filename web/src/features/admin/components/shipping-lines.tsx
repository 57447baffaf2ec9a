import type { ShippingAddress } from "@triptych/contract/referrals";

const countryNames = new Intl.DisplayNames("en-GB", { type: "region" });

/** Shows an address as it is written on a parcel, with the telephone number and the size. */
export function ShippingLines({ shipping }: { shipping: ShippingAddress | null }) {
  if (!shipping) return <p className="text-sm text-ink-soft">No address was given.</p>;
  const { fullName, addressLine1, addressLine2, city, state, postalCode, country, phoneNumber, tshirtSize } = shipping;
  return (
    <div className="min-w-0 text-sm leading-6 break-words">
      <address className="not-italic">
        {[
          fullName,
          addressLine1,
          addressLine2,
          city,
          `${state} ${postalCode}`,
          countryNames.of(country) ?? country,
        ].map(
          (line, at) =>
            line && (
              // oxlint-disable-next-line react/no-array-index-key -- two lines of an address may be the same, and none moves
              <span key={at} className="block">
                {line}
              </span>
            ),
        )}
      </address>
      <p className="mt-1 text-ink-soft">
        Phone {phoneNumber}, size {tshirtSize}
      </p>
    </div>
  );
}
