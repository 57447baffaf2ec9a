import { useId } from "react";
import { hasCode, sentenceOf } from "../../../platform/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { Input } from "../../../ui/input.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useRequestPasswordReset } from "../api.ts";

const loadSchema = async () => (await import("@triptych/contract/accounts")).requestPasswordReset.body;

export default function ResetPasswordDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const request = useRequestPasswordReset();
  const form = useContractForm(loadSchema, { defaultValues: { email: "" } });
  const send = form.onSubmit(
    async (body) => {
      await request.mutateAsync({ body });
      toast({
        title: "Reset email sent",
        description: "If an account exists with this email, you will receive a password reset link shortly.",
      });
      onClose();
    },
    (error) =>
      toastError(
        hasCode(error, "network") ? "Failed to process reset request" : sentenceOf(error, "Something went wrong"),
      ),
  );

  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title="Reset your password"
      description="Enter the email address of your account and we'll send you instructions for choosing a new password."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} isBusy={form.isSending}>
            {form.isSending ? "SENDING..." : "SEND PASSWORD"}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={send} noValidate>
        <Field label="Email" error={form.errorAt("email")}>
          <Input type="email" autoComplete="email" {...form.register("email")} />
        </Field>
      </form>
    </Dialog>
  );
}
