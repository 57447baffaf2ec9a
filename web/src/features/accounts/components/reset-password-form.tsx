import { hasCode, sentenceOf } from "../../../platform/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useResetPassword } from "../api.ts";
import { NewPasswordField } from "./new-password-field.tsx";

const loadSchema = async () => (await import("@triptych/contract/accounts")).ResetPasswordForm;

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const reset = useResetPassword();
  const form = useContractForm(loadSchema, { defaultValues: { newPassword: "", confirmPassword: "" } });
  const send = form.onSubmit(
    async ({ newPassword }) => {
      await reset.mutateAsync({ body: { token, newPassword } });
      toast({ title: "Password reset successful", description: "You can now sign in with your new password." });
      onDone();
    },
    (error) =>
      toastError(
        hasCode(error, "network")
          ? "Something went wrong. Please try again."
          : sentenceOf(error, "Failed to reset password."),
      ),
  );
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      <NewPasswordField
        label="New password"
        rulesAt="reset"
        password={form.watch("newPassword")}
        error={form.errorAt("newPassword")}
        {...form.register("newPassword")}
      />
      <Field label="Confirm new password" error={form.errorAt("confirmPassword")}>
        <PasswordInput autoComplete="new-password" {...form.register("confirmPassword")} />
      </Field>
      <Button type="submit" size="lg" isBusy={form.isSending} className="w-full">
        Reset password
      </Button>
    </form>
  );
}
