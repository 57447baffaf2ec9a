import type { ProjectPage } from "@triptych/contract/projects";
import { formatDate, formatTime } from "../../../platform/format.ts";

/** Lists the project's changes of status, the latest first. */
export function ProjectHistory({ history }: { history: ProjectPage["history"] }) {
  return (
    <section aria-labelledby="project-history">
      <h3 id="project-history" className="text-[0.9375rem]">
        History
      </h3>
      <ol className="mt-2 flex flex-col gap-3 border-s border-line ps-4">
        {history.toReversed().map(({ status, changedAt, changedBy }) => (
          <li key={`${changedAt} ${status}`} className="text-[0.9375rem] leading-6">
            <span className="block font-medium first-letter:uppercase">{status}</span>
            <span className="block text-sm wrap-anywhere text-ink-faint">
              <bdi>{changedBy.displayName}</bdi>,{" "}
              <time dateTime={changedAt}>
                {formatDate(changedAt)}, {formatTime(changedAt)}
              </time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
