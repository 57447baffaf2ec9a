import { PageTitle } from "../../../platform/page-title.tsx";
import { useUser } from "../../../platform/session.tsx";
import { MemberLayout } from "../components/member-layout.tsx";
import { VerifyEmailGate } from "../components/verify-email-gate.tsx";
import SettingsPanel from "./settings-panel.tsx";

/** The settings by themselves: for those whose dashboard has no such tab, or is closed until they subscribe. */
export default function SettingsPage() {
  const { email_verified: isVerified } = useUser();
  if (!isVerified) return <VerifyEmailGate />;
  return (
    <MemberLayout isTitleHeading>
      <PageTitle>Settings</PageTitle>
      <SettingsPanel />
    </MemberLayout>
  );
}
