import { sentenceOf } from "../../../platform/api-error.ts";
import { useUser } from "../../../platform/session.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useUpdatePassword } from "../api.ts";
import { FoldedForm } from "./folded-form.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { SettingsSection } from "./settings-section.tsx";

const loadSchema = async () => (await import("@triptych/contract/accounts")).UpdatePasswordForm;

export function PasswordSettings() {
  return (
    <SettingsSection title="Password" description="Changing it signs you out everywhere else.">
      <FoldedForm label="Change password">{(fold) => <ChangePasswordForm onDone={fold} onCancel={fold} />}</FoldedForm>
    </SettingsSection>
  );
}

function ChangePasswordForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { username } = useUser();
  const update = useUpdatePassword();
  const form = useContractForm(loadSchema, {
    defaultValues: { currentPassword: "", newPassword: "", confirmPassword: "" },
  });
  const send = form.onSubmit(
    async ({ currentPassword, newPassword }) => {
      await update.mutateAsync({ body: { currentPassword, newPassword } });
      toast({ title: "Password updated successfully", description: "Your other sessions have been signed out." });
      onDone();
    },
    (error) => toastError(sentenceOf(error, "Failed to update password")),
  );
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      {/* Tells password managers whose password this is. */}
      <input type="text" value={username} readOnly autoComplete="username" hidden />
      <Field label="Current password" error={form.errorAt("currentPassword")}>
        <PasswordInput autoComplete="current-password" {...form.register("currentPassword")} />
      </Field>
      <NewPasswordField
        label="New password"
        rulesAt="change"
        password={form.watch("newPassword")}
        error={form.errorAt("newPassword")}
        {...form.register("newPassword")}
      />
      <Field label="Confirm new password" error={form.errorAt("confirmPassword")}>
        <PasswordInput autoComplete="new-password" {...form.register("confirmPassword")} />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" isBusy={form.isSending}>
          Update password
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
