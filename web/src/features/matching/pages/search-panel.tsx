import { useUser } from "../../../platform/session.tsx";
import { SaveButton } from "../../shortlists/components/save-button.tsx";
import { CardActionContext, type RenderCardAction } from "../card-actions-context.ts";
import { SearchScreen } from "../components/search-screen.tsx";

const renderSave: RenderCardAction = (person, briefId) => <SaveButton person={person} briefId={briefId} />;

/** Shows the Search tab of every account type. NOTE: the workspace has no such tab. */
export default function SearchPanel() {
  const { dashboardView } = useUser();
  return (
    dashboardView !== "workspace" && (
      <CardActionContext value={renderSave}>
        <SearchScreen key={dashboardView} userType={dashboardView} />
      </CardActionContext>
    )
  );
}
