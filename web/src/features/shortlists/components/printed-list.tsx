import { userTypeLabels } from "@triptych/contract/basics";
import type { Shortlist } from "@triptych/contract/shortlists";
import { formatDate } from "../../../platform/format.ts";
import { useProduct } from "../../../platform/product.ts";
import { availabilityWords } from "../../../ui/availability-words.ts";
import { PrintedPage } from "../../../ui/printed-page.tsx";
import { absenceOf, statusLabels, votersOf } from "../rules.ts";

export interface PrintedListProps {
  list: Shortlist;
  /** Says how somebody fits the brief, in one line. */
  scoreOf: (userId: string) => string;
}

/** Prints a shortlist with what the team wrote and voted. */
export function PrintedList({ list: { name, briefName, people, updatedAt }, scoreOf }: PrintedListProps) {
  const product = useProduct();
  return (
    <PrintedPage>
      <header className="mb-6 border-b border-line pb-5">
        <p className="text-sm text-ink-faint">
          {product.name} · changed {formatDate(updatedAt)}
        </p>
        <h1 className="mt-1 text-2xl">
          <bdi>{name}</bdi>
        </h1>
        {briefName !== null && <p className="mt-2 text-sm">Judged by the brief {briefName}</p>}
      </header>
      <ol className="flex flex-col gap-4">
        {people.map((person) => {
          const { id, member, status, note } = person;
          const { up, down } = votersOf(person);
          return (
            <li key={id} className="break-inside-avoid rounded-lg border border-line p-4">
              <div className="flex items-baseline justify-between gap-4">
                <h2 className="text-base">
                  <bdi>{member?.displayName ?? absenceOf(person)}</bdi>
                </h2>
                <p className="text-sm">{statusLabels[status]}</p>
              </div>
              {member && (
                <p className="text-xs text-ink-faint">
                  {[
                    userTypeLabels[member.userType],
                    scoreOf(id),
                    member.availability && availabilityWords(member.availability),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
              )}
              {note !== "" && <p className="mt-2 text-sm whitespace-pre-wrap">{note}</p>}
              {up.length + down.length > 0 && (
                <p className="mt-2 text-xs text-ink-soft">
                  {[up.length > 0 && `For: ${up.join(", ")}`, down.length > 0 && `Against: ${down.join(", ")}`]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </PrintedPage>
  );
}
