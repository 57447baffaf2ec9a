import { useSearchParams } from "react-router";
import { PageTitle } from "../platform/page-title.tsx";
import { useUser } from "../platform/session.tsx";
import { lazyPart } from "../ui/lazy-part.tsx";
import { TabPanel, Tabs } from "../ui/tabs.tsx";
import { MemberLayout } from "./member-layout.tsx";
import { dashboardPanels, tabBadges } from "./dashboard-panels.tsx";
import { type DashboardTab, dashboardTabs, type DashboardView, mustReactivate } from "../features/accounts/rules.ts";
import { useSignOut } from "../features/accounts/use-sign-out.ts";

const ReactivateDialog = lazyPart(() => import("../features/billing/components/reactivate-dialog.tsx"), {
  whileLoading: null,
});

/** Shows the tabs of an account type. The address names the open tab (`?tab=`). */
export default function DashboardPage({ view }: { view?: DashboardView }) {
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  const signOut = useSignOut();

  const tabs = dashboardTabs[view ?? user.dashboardView].filter((tab) => tab.name in dashboardPanels);
  const open = tabs.find((tab) => tab.name === search.get("tab")) ?? tabs[0];
  if (!open) return <MemberLayout isTitleHeading>{null}</MemberLayout>;

  return (
    <Tabs
      label="Dashboard"
      value={open.name}
      onChange={(tab) => setSearch({ tab })}
      tabs={tabs.map((tab) => ({ value: tab.name, label: <TabLabel tab={tab} /> }))}
      renderFrame={(list) => (
        <MemberLayout isTitleHeading below={<div className="mx-auto max-w-6xl px-1 sm:px-5">{list}</div>}>
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

function Panel({ name }: { name: DashboardTab["name"] }) {
  const Content = dashboardPanels[name];
  return Content && <Content />;
}

function TabLabel({ tab }: { tab: DashboardTab }) {
  const TabBadge = tabBadges[tab.name];
  return (
    <span className="inline-flex items-center gap-2">
      {tab.shortLabel === undefined ? (
        tab.label
      ) : (
        <>
          <span className="max-sm:hidden">{tab.label}</span>
          <span className="sm:hidden">{tab.shortLabel}</span>
        </>
      )}
      {TabBadge && <TabBadge />}
    </span>
  );
}
