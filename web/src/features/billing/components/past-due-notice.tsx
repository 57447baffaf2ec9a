import type { CurrentUser } from "@triptych/contract/accounts";
import { pastDueGraceDays } from "@triptych/contract/billing";
import { formatDate } from "../../../platform/format.ts";
import { Notice } from "../../../ui/notice.tsx";

/** Says what happens after a failed renewal, and until when access lasts. */
export function PastDueNotice({ user: { access_until: until, role } }: { user: CurrentUser }) {
  const how = until ? `until ${formatDate(until)}` : `for ${pastDueGraceDays} days`;
  return (
    <Notice tone="warning" title="Your last payment did not go through">
      <p>
        We will try again over the next few days. You keep full access {how}. If the payment has not gone through by
        then, your subscription ends and we stop trying.
      </p>
      {role === "owner" && (
        <p className="mt-2">To keep your access, you can pay in another way now: choose Subscribe Now below.</p>
      )}
    </Notice>
  );
}
