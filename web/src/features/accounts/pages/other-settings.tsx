import { useEffect } from "react";
import type { SettingsSectionName } from "../../../platform/paths.ts";
import { useUser } from "../../../platform/session.tsx";
import { DeleteAccount } from "../../legal/components/delete-account.tsx";
import { DownloadRecords } from "../../legal/components/download-records.tsx";
import { BlockedList } from "../../messaging/components/blocked-list.tsx";
import { PublicPageSettings } from "../../work/components/public-page-settings.tsx";
import { NotificationSettings } from "../components/notification-settings.tsx";
import { PasswordSettings } from "../components/password-settings.tsx";
import { SettingsSection } from "../components/settings-section.tsx";
import { TeamSettings } from "../components/team-settings.tsx";

interface OtherSettingsProps {
  name: Exclude<SettingsSectionName, "email">;
  /** Runs once the section is there, which may be later than it was opened. */
  onShown: () => void;
}

/** Shows a section of the settings that is not the first. */
export default function OtherSettings({ name, onShown }: OtherSettingsProps) {
  const { role } = useUser();
  useEffect(onShown, [onShown]);
  if (name === "password") return <PasswordSettings />;
  if (name === "notifications") return <NotificationSettings />;
  if (name === "public-page")
    return (
      <SettingsSection
        title="Public page"
        description="A page with your work that everybody can read, without an account. Share its link, and let search engines find it. It is off until you turn it on."
      >
        <PublicPageSettings />
      </SettingsSection>
    );
  if (name === "team") return <TeamSettings />;
  if (name === "blocked")
    return (
      <SettingsSection
        title="Blocked people"
        description="They cannot write to you, and you do not appear in each other's searches."
      >
        <BlockedList />
      </SettingsSection>
    );
  return (
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
  );
}
