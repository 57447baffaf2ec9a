import { CircleCheck } from "lucide-react";
import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { PageTitle } from "../../../platform/page-title.tsx";
import { paths } from "../../../platform/paths.ts";
import { useSession } from "../../../platform/session.tsx";
import { Button } from "../../../ui/button.tsx";
import { OutcomeCard } from "../../../ui/outcome-card.tsx";

const homeAfterMs = 5_000;

/** Thanks people whom a payment provider sends back, and takes them to the dashboard. */
export default function PaymentSuccessPage() {
  const navigate = useNavigate();
  const { refresh } = useSession();
  useEffect(() => {
    void refresh();
    const timer = setTimeout(() => void navigate(paths.home), homeAfterMs);
    return () => clearTimeout(timer);
  }, [navigate, refresh]);
  return (
    <>
      <PageTitle>Payment Successful</PageTitle>
      <OutcomeCard
        tone="success"
        icon={<CircleCheck className="size-6" />}
        title="Payment Successful"
        text="Thank you. We're taking you back to your dashboard."
        action={
          <Button asChild>
            <Link to={paths.home}>Return to Dashboard</Link>
          </Button>
        }
      />
    </>
  );
}
