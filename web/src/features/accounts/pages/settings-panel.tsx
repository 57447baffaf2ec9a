import { useUser } from "../../../platform/session.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { BlockedList } from "../../messaging/components/blocked-list.tsx";
import { DeleteAccount } from "../../legal/components/delete-account.tsx";
import { DownloadRecords } from "../../legal/components/download-records.tsx";
import { EmailSettings } from "../components/email-settings.tsx";
import { NotificationSettings } from "../components/notification-settings.tsx";
import { PasswordSettings } from "../components/password-settings.tsx";
import { SettingsSection } from "../components/settings-section.tsx";
import { TeamSettings } from "../components/team-settings.tsx";

/** Shows the Settings tab. */
export default function SettingsPanel() {
  const { userType, role } = useUser();
  return (
    <>
      <PageHeader level="h2" title="Settings" />
      <EmailSettings />
      <PasswordSettings />
      <NotificationSettings />
      {userType === "agency" && <TeamSettings />}
      <SettingsSection
        title="Blocked people"
        description="They cannot write to you, and you do not appear in each other's searches."
      >
        <BlockedList />
      </SettingsSection>
      <SettingsSection
        title="Your data"
        description={
          role === "owner"
            ? "You can download everything that we hold about you, and have it deleted."
            : "You can download your own sign-in and what you wrote. The rest of the account belongs to its owner."
        }
      >
        <div className="flex flex-col gap-6">
          <DownloadRecords />
          <DeleteAccount />
        </div>
      </SettingsSection>
    </>
  );
}
