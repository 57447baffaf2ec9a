import { useState } from "react";
import { useUser } from "../../../platform/session.tsx";
import { Button } from "../../../ui/button.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";

export function DeleteAccount() {
  const user = useUser();
  const isTeammate = user.role === "teammate";
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
      <p className="max-w-prose min-w-0 flex-1 basis-64 text-[0.9375rem] leading-6 text-ink-soft">
        {isTeammate
          ? "Leaving the team deletes your sign-in. This cannot be undone."
          : "Deleting your account cannot be undone."}
      </p>
      <Button variant="secondary" className="text-danger!" onClick={() => setIsAsked(true)}>
        {isTeammate ? "Leave the team" : "Delete account"}
      </Button>
      {isAsked && <DeleteAccountDialog user={user} onClose={() => setIsAsked(false)} />}
    </div>
  );
}
