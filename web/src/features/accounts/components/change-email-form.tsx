import { useEffect, useState } from "react";
import { hasCode, sentenceOf } from "../../../platform/api-error.ts";
import { useUser } from "../../../platform/session.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { Input } from "../../../ui/input.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useUpdateEmail } from "../api.ts";

const loadSchema = async () => (await import("@triptych/contract/accounts")).UpdateEmailForm;

/** Changes the email address, which takes effect once it is verified. Asks for the password when the server requires it. */
export function ChangeEmailForm({ onDone, onCancel }: { onDone?: () => void; onCancel?: () => void }) {
  const { username } = useUser();
  const update = useUpdateEmail();
  const [needsPassword, setNeedsPassword] = useState(false);
  const form = useContractForm(loadSchema, {
    defaultValues: { email: "", confirmEmail: "", password: undefined },
  });
  const { setFocus } = form;
  useEffect(() => {
    if (needsPassword) setFocus("password");
  }, [needsPassword, setFocus]);

  const send = form.onSubmit(
    async ({ email, password }) => {
      await update.mutateAsync({ body: { email, ...(needsPassword && { password }) } });
      toast({
        title: "Email updated successfully",
        description: `Please open the link we've sent to ${email}. Until then we keep using your current address.`,
      });
      setNeedsPassword(false);
      form.reset();
      onDone?.();
    },
    (error) => {
      if (!hasCode(error, "password_required")) return toastError(sentenceOf(error, "Failed to update email"));
      form.clearErrors("password");
      setNeedsPassword(true);
    },
  );
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      <Field label="New email" error={form.errorAt("email")}>
        <Input type="email" autoComplete="email" {...form.register("email")} />
      </Field>
      <Field label="Confirm new email" error={form.errorAt("confirmEmail")}>
        <Input type="email" autoComplete="off" {...form.register("confirmEmail")} />
      </Field>
      {needsPassword && (
        <>
          {/* Tells password managers whose password this is. */}
          <input type="text" value={username} readOnly autoComplete="username" hidden />
          <Field
            label="Your password"
            error={form.errorAt("password")}
            hint="You signed in a while ago, so please enter your password again. This protects your account if somebody else finds this page open."
          >
            <PasswordInput autoComplete="current-password" {...form.register("password")} />
          </Field>
        </>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" isBusy={form.isSending}>
          Update email
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
