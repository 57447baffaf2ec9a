import { UserRound } from "lucide-react";
import { useUser } from "../../../platform/session.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { AgencyForm } from "./agency-form.tsx";
import { BrandForm } from "./brand-form.tsx";
import { FreelancerForm } from "./freelancer-form.tsx";

/** Shows the Profile tab with the form of the person's account type. */
export default function ProfilePanel() {
  const { userType } = useUser();
  if (userType === "agency") return <AgencyForm />;
  if (userType === "brand") return <BrandForm />;
  if (userType === "freelancer") return <FreelancerForm />;
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
