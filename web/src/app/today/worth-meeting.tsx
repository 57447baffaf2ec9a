import { useSuggestions } from "../../features/matching/api.ts";
import { ShortSuggestions } from "../../features/matching/components/short-suggestions.tsx";
import { dashboardPath } from "../../platform/paths.ts";
import { useUser } from "../../platform/session.tsx";
import { TodaySection } from "./today-section.tsx";

/** Shows the first of the top matches. */
export function WorthMeeting() {
  const { profileData } = useUser();
  return profileData === null ? null : <FirstSuggestions />;
}

function FirstSuggestions() {
  const suggestions = useSuggestions();
  return (
    <TodaySection
      title="Worth meeting"
      more={{ to: dashboardPath("matches"), label: "Top matches" }}
      needs={[suggestions]}
    >
      <ShortSuggestions suggestions={suggestions.data ?? []} />
    </TodaySection>
  );
}
