import { useLoadSoon } from "../../../platform/quiet-page.ts";
import { useUser } from "../../../platform/session.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import type { SaveButtonProps } from "../../shortlists/components/save-button.tsx";
import { CardActionContext, type RenderCardAction } from "../card-actions-context.ts";
import { SearchScreen } from "../components/search-screen.tsx";

// NOTE: loaded on its own, because the cards that it is on come after a search.
const SaveButton = lazyPart<SaveButtonProps>(
  async () => ({ default: (await import("../../shortlists/components/save-button.tsx")).SaveButton }),
  { whileLoading: null, mayReload: false },
);

const renderSave: RenderCardAction = (person, briefId) => <SaveButton person={person} briefId={briefId} />;

/** Shows the Search tab of every account type. NOTE: the workspace has no such tab. */
export default function SearchPanel() {
  const { dashboardView } = useUser();
  useLoadSoon(SaveButton.preload);
  return (
    dashboardView !== "workspace" && (
      <CardActionContext value={renderSave}>
        <SearchScreen key={dashboardView} userType={dashboardView} />
      </CardActionContext>
    )
  );
}
