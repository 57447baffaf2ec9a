import { useBriefs } from "../../features/matching/api.ts";
import { KeptBriefs } from "../../features/matching/components/kept-briefs.tsx";
import { dashboardPath } from "../../platform/paths.ts";
import { TodaySection } from "./today-section.tsx";

/** Lists the briefs that were searched with, and who is new for them. */
export function OwnBriefs() {
  const briefs = useBriefs();
  if (briefs.data?.every(({ lastSearchedAt }) => lastSearchedAt === null)) return null;
  return (
    <TodaySection title="Your briefs" more={{ to: dashboardPath("search"), label: "New brief" }} needs={[briefs]}>
      <KeptBriefs briefs={briefs.data ?? []} />
    </TodaySection>
  );
}
