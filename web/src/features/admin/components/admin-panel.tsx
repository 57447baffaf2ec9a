import { hasCode, sentenceOf } from "../../../platform/api-error.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { useSubscribers } from "../api.ts";
import { usePanelAddress } from "../use-panel-address.ts";
import { AccessDenied } from "./access-denied.tsx";
import { AuditLog } from "./audit-log.tsx";
import { FeedbackPanel } from "./feedback-panel.tsx";
import { CaseStudyReports } from "./case-study-reports.tsx";
import { ReportsPanel } from "./reports-panel.tsx";
import { RewardsPanel } from "./rewards-panel.tsx";
import { SubscriptionsPanel } from "./subscriptions-panel.tsx";
import { SummaryCards } from "./summary-cards.tsx";

// NOTE: loaded on its own, because the library that draws the charts is large.
const OverviewPanel = lazyPart(() => import("./overview-panel.tsx"), {
  whileLoading: <SectionSpinner label="Loading the overview" />,
});

const tabs = [
  { value: "subscriptions", label: "Subscriptions" },
  { value: "rewards", label: "Rewards" },
  { value: "feedback", label: "Feedback" },
  { value: "reports", label: "Reports" },
  { value: "overview", label: "Overview" },
  { value: "audit-log", label: "Audit log" },
];

export function AdminPanel() {
  const { tab, query, openTab, changeQuery } = usePanelAddress(tabs);
  const { data: list, error, isFetching, refetch } = useSubscribers(query);
  const message = error && sentenceOf(error, "Failed to fetch users");
  if (hasCode(error, "forbidden")) return <AccessDenied />;

  return (
    <>
      <PageHeader title="Admin Panel" description="Manage user subscriptions and trial extensions" />
      {!list && message === null && <SectionSpinner label="Loading the admin panel" />}
      {!list && message && (
        <ErrorState
          message={`Error loading admin panel: ${message}`}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {list && (
        <>
          <SummaryCards list={list} />
          {message && (
            <p role="status" className="mb-4 text-sm text-danger">
              What you see may be out of date: {message}
            </p>
          )}
          <Tabs
            label="Admin Panel"
            tabs={tabs}
            value={tab}
            onChange={openTab}
            listClassName="-mx-3 mb-5 max-sm:flex-wrap"
          >
            <TabPanel value="subscriptions">
              <SubscriptionsPanel list={list} query={query} onChange={changeQuery} />
            </TabPanel>
            <TabPanel value="rewards">
              <RewardsPanel />
            </TabPanel>
            <TabPanel value="feedback">
              <FeedbackPanel />
            </TabPanel>
            <TabPanel value="reports">
              <ReportsPanel />
              <CaseStudyReports />
            </TabPanel>
            <TabPanel value="overview">
              <OverviewPanel />
            </TabPanel>
            <TabPanel value="audit-log">
              <AuditLog />
            </TabPanel>
          </Tabs>
        </>
      )}
    </>
  );
}
