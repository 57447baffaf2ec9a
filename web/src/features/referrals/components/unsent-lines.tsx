import { Notice } from "../../../ui/notice.tsx";
import type { UnsentLine } from "../rules.ts";

/** Says which lines of the invitation box were not sent and why. */
export function UnsentLines({ lines }: { lines: UnsentLine[] }) {
  return (
    <Notice tone="warning" title={lines.length === 1 ? "One line was not sent" : `${lines.length} lines were not sent`}>
      <ul className="mt-1 flex flex-col gap-1.5">
        {lines.map(({ line, why }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same line may stand there twice, and none moves
          <li key={at}>
            <bdi className="font-medium wrap-anywhere">{line}</bdi>
            <span className="block text-sm text-ink-soft">{why}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
