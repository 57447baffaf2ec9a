import { Navigate, useSearchParams } from "react-router";
import { PageTitle } from "../../../platform/page-title.tsx";
import { dashboardPath } from "../../../platform/paths.ts";
import { useUser } from "../../../platform/session.tsx";
import { dashboardTabs, mustReactivate, settingsSectionsOf } from "../rules.ts";
import SettingsPanel from "./settings-panel.tsx";

/** Shows the settings to people whose dashboard has no such tab, or is closed until they subscribe. */
export default function SettingsPage() {
  const user = useUser();
  const [search] = useSearchParams();
  const named = settingsSectionsOf(user).find(({ name }) => name === search.get("section"));
  const hasTab = dashboardTabs[user.dashboardView].some((tab) => tab.name === "settings");
  if (hasTab && !mustReactivate(user))
    return <Navigate to={dashboardPath("settings", { section: named?.name })} replace />;
  return (
    <>
      <PageTitle>Settings</PageTitle>
      <SettingsPanel />
    </>
  );
}
