import { UpdateEmailForm } from "@triptych/contract/accounts";
import { sentenceOf } from "../../../platform/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { Input } from "../../../ui/input.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useUpdateEmail } from "../api.ts";

/** Asks for another address; it takes effect once it is verified. */
export function ChangeEmailForm({ onDone }: { onDone?: () => void }) {
  const update = useUpdateEmail();
  const form = useContractForm(UpdateEmailForm, { defaultValues: { email: "", confirmEmail: "" } });
  const send = form.onSubmit(
    async ({ email }) => {
      await update.mutateAsync({ body: { email } });
      toast({
        title: "Email updated successfully",
        description: `Please open the link we've sent to ${email}. Until then your address stays as it is.`,
      });
      form.reset();
      onDone?.();
    },
    (error) => toastError(sentenceOf(error, "Failed to update email")),
  );
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      <Field label="New email" error={form.errorAt("email")}>
        <Input type="email" autoComplete="email" {...form.register("email")} />
      </Field>
      <Field label="Confirm new email" error={form.errorAt("confirmEmail")}>
        <Input type="email" autoComplete="off" {...form.register("confirmEmail")} />
      </Field>
      <Button type="submit" isBusy={form.isSending} className="self-start">
        Update email
      </Button>
    </form>
  );
}
