import type { CurrentUser } from "@triptych/contract/accounts";
import { pastDueGraceDays } from "@triptych/contract/billing";
import { formatDate } from "../../../platform/format.ts";
import { Notice } from "../../../ui/notice.tsx";

/** A renewal failed: what happens now, and by when. */
export function PastDueNotice({ user: { access_until: until, role } }: { user: CurrentUser }) {
  const how = until ? `until ${formatDate(until)}` : `for ${pastDueGraceDays} days`;
  return (
    <Notice tone="warning" title="Your last payment did not go through">
      <p>
        We will try again over the next few days. You keep full access {how}. If it has not gone through by then, the
        subscription ends, and nothing more is tried or charged.
      </p>
      {role === "owner" && <p className="mt-2">To be sure, pay another way now: choose Subscribe Now below.</p>}
    </Notice>
  );
}
