import type { AdminUser } from "@triptych/contract/admin";
import { Download } from "lucide-react";
import { useState } from "react";
import { useIsNarrow } from "../../../platform/breakpoint.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardHeader } from "../../../ui/card.tsx";
import { csvAddress, isFiltered, type ListQuery } from "../rules.ts";
import { ExtendTrialDialog } from "./extend-trial-dialog.tsx";
import { ListFilters } from "./list-filters.tsx";
import { Pager } from "./pager.tsx";
import { SubscriberCards } from "./subscriber-cards.tsx";
import { SubscriberTable } from "./subscriber-table.tsx";
import type { SubscriberList } from "./summary-cards.tsx";

export interface SubscriptionsPanelProps {
  list: SubscriberList;
  query: ListQuery;
  onChange: (change: Partial<ListQuery>) => void;
}

/** Lists everybody who has a subscription, with filters and a dialog to change it. */
export function SubscriptionsPanel({ list, query, onChange }: SubscriptionsPanelProps) {
  const [selected, setSelected] = useState<AdminUser>();
  const isNarrowed = isFiltered(query);
  const Subscribers = useIsNarrow() ? SubscriberCards : SubscriberTable;
  const showing = `(Showing ${list.matching_users.toLocaleString("en-GB")} of ${list.subscribed_users.toLocaleString("en-GB")})`;
  return (
    <Card>
      <CardHeader
        title={
          <>
            Subscribed Users
            {isNarrowed && <span className="font-normal text-ink-soft"> {showing}</span>}
          </>
        }
        aside={
          <Button asChild variant="secondary" size="sm">
            <a href={csvAddress(query)} download>
              <Download aria-hidden="true" className="size-4" />
              Export CSV
            </a>
          </Button>
        }
      />
      <ListFilters list={list} query={query} onChange={onChange} />
      <Subscribers list={list} query={query} onChange={onChange} onSelect={setSelected} />
      <Pager page={list.page} pages={list.pages} onChange={(page) => onChange({ page })} />
      {selected && (
        <ExtendTrialDialog
          // NOTE: falls back to the selected row, because a filter may have removed it from the list.
          user={list.users.find((user) => user.id === selected.id) ?? selected}
          onClose={() => setSelected((now) => (now?.id === selected.id ? undefined : now))}
        />
      )}
      <p role="status" className="sr-only">
        {isNarrowed && showing}
      </p>
    </Card>
  );
}
