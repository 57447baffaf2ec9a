import { useSearchParams } from "react-router";
import { PageTitle } from "../../../platform/page-title.tsx";
import { useProduct } from "../../../platform/product.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { ActivityLog } from "../components/activity-log.tsx";
import { InvitePanel } from "../components/invite-panel.tsx";
import { ReferralOverview } from "../components/referral-overview.tsx";

/** Shows the referral screens. The address names the open tab (`?tab=`). */
export default function ReferralsPage() {
  const { name } = useProduct();
  const [search, setSearch] = useSearchParams();

  const open = tabs.find(({ value }) => value === search.get("tab"))?.value ?? "overview";
  return (
    <>
      <PageTitle>Referrals</PageTitle>
      <PageHeader
        title={`Refer people to ${name}`}
        description="Invite brands, agencies or freelancers and earn exclusive rewards when they join and subscribe."
      />
      <Tabs
        label="Referrals"
        tabs={tabs}
        value={open}
        onChange={(tab) => setSearch({ tab })}
        listClassName="-mx-3 mb-6"
      >
        <TabPanel value="overview">
          <ReferralOverview />
        </TabPanel>
        <TabPanel value="invites">
          <InvitePanel />
        </TabPanel>
        <TabPanel value="activity">
          <ActivityLog />
        </TabPanel>
      </Tabs>
    </>
  );
}

const tabs = [
  { value: "overview", label: "Overview" },
  { value: "invites", label: "Send Invites" },
  { value: "activity", label: "Activity Log" },
];
