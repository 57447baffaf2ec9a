import { OwnAvailability } from "../../features/profiles/components/own-availability.tsx";
import { useUser } from "../../platform/session.tsx";
import { TodaySection } from "./today-section.tsx";

/** Shows agencies and freelancers what their profile says of when they are free. */
export function WhenYouAreFree() {
  const { profileData } = useUser();
  if (profileData === null || profileData.type === "brand") return null;
  return (
    <TodaySection title="When you are free">
      <OwnAvailability />
    </TodaySection>
  );
}
