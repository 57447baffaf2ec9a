import { PageTitle } from "../../../platform/page-title.tsx";
import { useSession } from "../../../platform/session.tsx";
import { MemberLayout } from "../../../app/member-layout.tsx";
import { PublicLayout } from "../../../app/public-layout.tsx";
import { HowMatchingWorks } from "../components/how-matching-works.tsx";

/** What counts and what never does, for everybody to read. */
export default function HowMatchingWorksPage() {
  const { user } = useSession();
  const isMember = user?.email_verified === true;
  const content = (
    <>
      <PageTitle>How matching works</PageTitle>
      <HowMatchingWorks isMember={isMember} />
    </>
  );
  return isMember ? (
    <MemberLayout>{content}</MemberLayout>
  ) : (
    <PublicLayout>
      <div className="mx-auto w-full max-w-6xl px-5 pt-6 sm:px-8 sm:pt-10">{content}</div>
    </PublicLayout>
  );
}
