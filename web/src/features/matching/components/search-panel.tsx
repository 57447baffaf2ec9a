import { useUser } from "../../../platform/session.tsx";
import { SearchScreen } from "./search-screen.tsx";

/** Shows the Search tab of every account type. NOTE: the workspace has no such tab. */
export default function SearchPanel() {
  const { dashboardView } = useUser();
  return dashboardView !== "workspace" && <SearchScreen key={dashboardView} userType={dashboardView} />;
}
