import { SearchX } from "lucide-react";
import { useUser } from "../../../platform/session.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SearchScreen } from "./search-screen.tsx";

/** Shows the Search tab of every account type. */
export default function SearchPanel() {
  const { userType, dashboardView } = useUser();
  const searcherType = dashboardView === "workspace" ? userType : dashboardView;
  return searcherType === null ? <NoSearch /> : <SearchScreen key={searcherType} userType={searcherType} />;
}

function NoSearch() {
  return (
    <>
      <PageHeader level="h2" title="Find Freelancers" />
      <EmptyState
        icon={<SearchX />}
        title="This account cannot search"
        description="Only brands, agencies and freelancers search. An operator's account is none of them."
      />
    </>
  );
}
