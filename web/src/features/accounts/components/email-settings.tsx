import { MailCheck } from "lucide-react";
import { useSession, useUser } from "../../../platform/session.tsx";
import { ChangeEmailForm } from "./change-email-form.tsx";
import { FoldedForm } from "./folded-form.tsx";
import { PendingEmail } from "./pending-email.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** Shows the current email address, a new one that is not verified yet, and a folded form to change it. */
export function EmailSettings() {
  const user = useUser();
  const { refresh } = useSession();
  return (
    <SettingsSection
      title="Email"
      description="We write to this address, and send a link to it when you forget your password. A new email must be verified before it takes effect."
    >
      <div className="flex flex-col gap-6">
        <p className="flex items-start gap-2.5">
          <MailCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
          <span className="min-w-0">
            <span className="block font-medium break-all">{user.email}</span>
            <span className="text-sm text-ink-soft">Verified</span>
          </span>
        </p>
        {user.pending_email !== null && <PendingEmail current={user.email} pending={user.pending_email} />}
        <FoldedForm label="Change email">
          {(fold) => (
            <ChangeEmailForm
              onDone={() => {
                fold();
                void refresh();
              }}
              onCancel={fold}
            />
          )}
        </FoldedForm>
      </div>
    </SettingsSection>
  );
}
