import { CircleAlert, CircleCheck, KeyRound } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { PageTitle } from "../../../platform/page-title.tsx";
import { paths } from "../../../platform/paths.ts";
import { Button } from "../../../ui/button.tsx";
import { OutcomeCard } from "../../../ui/outcome-card.tsx";
import { ResetPasswordForm } from "../components/reset-password-form.tsx";

/** Sets a new password, by an emailed link. */
export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  const [isDone, setIsDone] = useState(false);
  return (
    <>
      <PageTitle>Reset password</PageTitle>
      {isDone ? (
        <OutcomeCard
          icon={<CircleCheck className="size-6" />}
          title="Password reset successful"
          text="You can now sign in with your new password."
          action={
            <Button asChild>
              <Link to={paths.signIn}>Go to sign in</Link>
            </Button>
          }
        />
      ) : token === "" ? (
        <OutcomeCard
          tone="danger"
          icon={<CircleAlert className="size-6" />}
          title="Reset password"
          text="Invalid or missing reset token. Please request a new password reset."
          action={
            <Button asChild>
              <Link to={paths.signIn}>Go to sign in</Link>
            </Button>
          }
        />
      ) : (
        <OutcomeCard icon={<KeyRound className="size-6" />} title="Choose a new password">
          <ResetPasswordForm token={token} onDone={() => setIsDone(true)} />
        </OutcomeCard>
      )}
    </>
  );
}
