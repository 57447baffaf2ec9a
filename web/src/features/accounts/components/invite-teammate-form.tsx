import { hasCode, sentenceOf } from "../../../platform/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { Input } from "../../../ui/input.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useInviteTeammate } from "../api.ts";

const loadSchema = async () => (await import("@triptych/contract/accounts")).inviteTeammate.body;

export function InviteTeammateForm() {
  const invite = useInviteTeammate();
  const form = useContractForm(loadSchema, { defaultValues: { email: "" } });
  const send = form.onSubmit(
    async (body) => {
      const { email } = await invite.mutateAsync({ body });
      form.reset();
      toast({ title: "Invitation sent", description: `${email} can join with the link in the email.` });
    },
    (error) => {
      if (hasCode(error, "conflict")) form.showErrorAt("email", error.message);
      else toastError(sentenceOf(error, "The invitation could not be sent."));
    },
  );
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-3 sm:flex-row sm:items-start">
      <Field label="Invite somebody by email" error={form.errorAt("email")} className="sm:flex-1">
        <Input type="email" autoComplete="off" {...form.register("email")} />
      </Field>
      <Button type="submit" isBusy={form.isSending} className="sm:mt-7">
        Invite
      </Button>
    </form>
  );
}
