import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { PageTitle } from "../platform/page-title.tsx";
import { useUser } from "../platform/session.tsx";
import { lazyPart } from "../ui/lazy-part.tsx";
import { TabPanel, Tabs } from "../ui/tabs.tsx";
import { AdminPanelLink } from "./admin-panel-link.tsx";
import { MemberLayout } from "./member-layout.tsx";
import { dashboardPanels } from "./dashboard-panels.tsx";
import { PlaceLabel } from "./place-label.tsx";
import { firstPlaceOf, placesOf } from "./places.ts";
import { type DashboardTab, dashboardTabs, mustReactivate } from "../features/accounts/rules.ts";
import { useSignOut } from "../features/accounts/use-sign-out.ts";

const ReactivateDialog = lazyPart(() => import("../features/billing/components/reactivate-dialog.tsx"), {
  whileLoading: null,
});

/** Shows the main places of an account type, or those of the workspace, as tabs. The address names the open one (`?tab=`). */
export default function DashboardPage({ view }: { view?: "workspace" }) {
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  const signOut = useSignOut();

  const tabs = view === undefined ? placesOf(user) : dashboardTabs[view];
  const named = (name: string | null) => tabs.find((tab) => tab.name === name);
  const open = named(search.get("tab")) ?? named(firstPlaceOf(user)) ?? tabs[0]!;

  return (
    <Tabs
      label="Dashboard"
      value={open.name}
      onChange={(tab) => setSearch({ tab })}
      tabs={tabs.map((tab) => ({ value: tab.name, label: <PlaceLabel place={tab} /> }))}
      renderFrame={(list) => (
        <MemberLayout isTitleHeading below={<DashboardRow list={list} />}>
          <PageTitle>{open.label}</PageTitle>
          {/* NOTE: not in the workspace, where people whose subscription has ended can still read and answer messages. */}
          {view === undefined && mustReactivate(user) && <ReactivateDialog user={user} onSignOut={signOut} />}
          {tabs.map(({ name }) => (
            <TabPanel key={name} value={name}>
              <Panel name={name} />
            </TabPanel>
          ))}
        </MemberLayout>
      )}
    />
  );
}

/** Holds the tabs and, for operators, the link to the Admin Panel. Narrow windows have the bar at their foot instead. */
function DashboardRow({ list }: { list: ReactNode }) {
  const { is_admin: isAdmin } = useUser();
  return (
    <div className="mx-auto flex max-w-6xl gap-1 px-1 max-sm:hidden sm:px-5">
      <div className="min-w-0">{list}</div>
      {isAdmin && <AdminPanelLink />}
    </div>
  );
}

function Panel({ name }: { name: DashboardTab["name"] }) {
  const Content = dashboardPanels[name];
  return Content && <Content />;
}
