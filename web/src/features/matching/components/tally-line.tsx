import { type Tally, toAskText } from "../tally.ts";

/** Shows how many requirements are met, and apart from them what has to be asked. */
export function TallyLine({ tally: { met, total, noun, toAsk } }: { tally: Tally }) {
  return (
    <>
      {total > 0 && (
        <>
          <strong className="font-semibold text-ink tabular-nums">
            {met} of {total}
          </strong>{" "}
          {noun}
          {toAsk.length > 0 && ", "}
        </>
      )}
      {toAskText(toAsk)}
    </>
  );
}
