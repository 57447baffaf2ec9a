import { useUser } from "../../../platform/session.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import ProfilePanel from "../components/profile-panel.tsx";

const OwnWork = lazyPart(() => import("../../work/components/own-work.tsx"), { mayReload: false });

/** Shows the Profile tab, with the case studies of those who can have some. */
export default function ProfileTab() {
  const { userType, profileData } = useUser();
  const mayShowWork = profileData !== null && (userType === "agency" || userType === "freelancer");
  return <ProfilePanel work={mayShowWork && <OwnWork />} />;
}
