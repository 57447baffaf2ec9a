import type { checkPaymentNeutrality } from "@triptych/contract/matching";
import type { ReplyOf } from "@triptych/contract/endpoint";
import { classes } from "../../../ui/classes.ts";

type Ranking = ReplyOf<typeof checkPaymentNeutrality>["original"];

/** Shows both lists side by side and marks the places where they differ. */
export function TwoRankings({ original, scrambled }: { original: Ranking; scrambled: Ranking }) {
  const places = Array.from({ length: Math.max(original.length, scrambled.length) }, (_, at) => at);
  if (places.length === 0) return <p className="text-ink-soft">Nobody was found, either time.</p>;
  return (
    <table className="w-full table-fixed border-collapse text-left text-[0.9375rem] leading-6">
      <caption className="sr-only">Who was found, as it is and with payments and answers shuffled</caption>
      <thead>
        <tr className="border-b border-line text-sm text-ink-soft">
          <th scope="col" className="w-9 py-2 font-medium">
            <span className="sr-only">Place</span>
          </th>
          <th scope="col" className="py-2 pe-3 font-medium">
            As it is
          </th>
          <th scope="col" className="py-2 font-medium">
            Shuffled
          </th>
        </tr>
      </thead>
      <tbody>
        {places.map((at) => {
          const [one, other] = [original[at], scrambled[at]];
          const isSame = one?.userId === other?.userId && one?.score === other?.score;
          return (
            <tr key={at} className={classes("border-b border-line last:border-0", !isSame && "bg-danger-soft")}>
              <th scope="row" className="py-1.5 font-normal text-ink-faint tabular-nums">
                {at + 1}
              </th>
              <Place person={one} />
              <Place person={other} />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Place({ person }: { person: Ranking[number] | undefined }) {
  return (
    <td className="py-1.5 pe-3">
      {person && (
        <span className="flex flex-wrap justify-between gap-x-3 sm:flex-nowrap">
          <bdi className="min-w-0 truncate">{person.displayName}</bdi>
          <span className="text-ink-soft tabular-nums">{person.score}%</span>
        </span>
      )}
    </td>
  );
}
