import { Card } from "../../../ui/card.tsx";
import { useReferences } from "../use-endings.ts";
import { ReferenceItem } from "./reference-item.tsx";

/** Shows what others say of a member, newest first. Shows nothing where nobody has said anything. */
export function MemberReferences({ userId, isSelf }: { userId: string; isSelf: boolean }) {
  const { data: references = [] } = useReferences(userId);
  if (references.length === 0) return null;
  return (
    <section aria-labelledby="references" className="mt-8">
      <h2 id="references" className="text-xl">
        In the words of others
      </h2>
      <p className="mt-1.5 max-w-prose text-[0.9375rem] leading-6 text-ink-soft">
        Written by people who completed a project with {isSelf ? "you" : "them"}. They change nobody's place in a
        search.
      </p>
      <ul className="mt-4 flex flex-col gap-4">
        {references.map((reference) => (
          <li key={reference.id}>
            <Card className="p-5 sm:p-8">
              <ReferenceItem reference={reference} isAboutMe={isSelf} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
