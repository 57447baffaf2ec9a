import type { listUsersWithSubscriptions } from "@triptych/contract/admin";
import type { ReplyOf } from "@triptych/contract/endpoint";
import { Card } from "../../../ui/card.tsx";

export type SubscriberList = ReplyOf<typeof listUsersWithSubscriptions>;

/** Shows the totals of all users, whatever the filters are. */
export function SummaryCards({ list }: { list: SubscriberList }) {
  const figures = [
    { label: "Total Users", count: list.total_users },
    { label: "Subscribed Users", count: list.subscribed_users },
    { label: "Active Trials", count: list.active_trials },
  ];
  return (
    <dl className="mb-7 grid gap-3 sm:grid-cols-3 sm:gap-5">
      {figures.map(({ label, count }) => (
        <Card
          key={label}
          className="flex items-baseline justify-between gap-3 px-5 py-4 sm:flex-col sm:gap-1.5 sm:px-7 sm:py-6"
        >
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="text-2xl font-semibold tabular-nums sm:text-3xl">{count.toLocaleString("en-GB")}</dd>
        </Card>
      ))}
    </dl>
  );
}
