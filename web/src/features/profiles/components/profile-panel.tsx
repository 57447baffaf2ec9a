import { UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useUser } from "../../../platform/session.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { OwnProfile } from "./own-profile.tsx";

/** Shows the Profile tab: the profile of the person's account type, or the way to a first one. */
export default function ProfilePanel({ work }: { work: ReactNode }) {
  const { userType } = useUser();
  if (userType !== null) return <OwnProfile userType={userType} work={work} />;
  return (
    <>
      <PageHeader level="h2" title="Your profile" />
      <EmptyState
        icon={<UserRound />}
        title="This account has no profile"
        description="Only brands, agencies and freelancers have one. This is an operator's account."
      />
    </>
  );
}
