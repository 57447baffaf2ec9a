import { useUser } from "../../../platform/session.tsx";
import { useReferralStats } from "../api.ts";
import { mayHaveRewardsSent } from "../rules.ts";
import { InviteForm } from "./invite-form.tsx";
import { ShippingCard } from "./shipping-card.tsx";

export function InvitePanel() {
  const { role } = useUser();
  const { data: stats } = useReferralStats();
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <InviteForm />
      {role === "owner" && stats && mayHaveRewardsSent(stats) && <ShippingCard />}
    </div>
  );
}
