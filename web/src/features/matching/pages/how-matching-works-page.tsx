import { PageTitle } from "../../../platform/page-title.tsx";
import { useSession } from "../../../platform/session.tsx";
import { HowMatchingWorks } from "../components/how-matching-works.tsx";

/** Explains to everybody what counts in a match and what never does. */
export default function HowMatchingWorksPage() {
  const { user } = useSession();
  const isMember = user?.email_verified === true;
  const content = (
    <>
      <PageTitle>How matching works</PageTitle>
      <HowMatchingWorks isMember={isMember} />
    </>
  );
  // NOTE: the layout of signed-in people has its own margins.
  return isMember ? content : <div className="mx-auto w-full max-w-6xl px-5 pt-6 sm:px-8 sm:pt-10">{content}</div>;
}
