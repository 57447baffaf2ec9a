import { partsOf } from "../links.ts";

/** Shows plain text with its line breaks and links. Characters that turn the direction of text have no effect outside it. */
export function MessageText({ content }: { content: string }) {
  return (
    <p dir="auto" className="text-wrap whitespace-pre-wrap [overflow-wrap:anywhere] [unicode-bidi:isolate]">
      {partsOf(content).map((part, index) =>
        part.kind === "text" ? (
          part.text
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a message never change
          <a
            key={index}
            href={part.address}
            dir="ltr"
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="underline underline-offset-2 [unicode-bidi:isolate]"
          >
            {part.text}
          </a>
        ),
      )}
    </p>
  );
}
