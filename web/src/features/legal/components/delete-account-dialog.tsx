import type { CurrentUser } from "@triptych/contract/accounts";
import { deleteOwnAccount } from "@triptych/contract/legal";
import { useId } from "react";
import { useNavigate } from "react-router";
import { hasCode, sentenceOf } from "../../../platform/api-error.ts";
import { paths } from "../../../platform/paths.ts";
import { useSession } from "../../../platform/session.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useDeleteAccount } from "../api.ts";

/** Says what goes and what stays, and asks for the password before it happens. */
export function DeleteAccountDialog({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const { forget } = useSession();
  const remove = useDeleteAccount();
  const form = useContractForm(deleteOwnAccount.body, { defaultValues: { password: "" } });
  const send = form.onSubmit(
    async (body) => {
      const { message } = await remove.mutateAsync({ body });
      await navigate(paths.home);
      forget();
      toast({ title: "Account deleted", description: message });
    },
    (error) => {
      const sentence = sentenceOf(error, "Your account could not be deleted. Please try again.");
      if (hasCode(error, "wrong_password", "invalid_input"))
        form.setError("password", { type: "server", message: sentence }, { shouldFocus: true });
      else toastError(sentence);
    },
  );
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title="Delete your account?"
      description="This cannot be undone."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" form={id} variant="danger" isBusy={form.isSending}>
            Delete account
          </Button>
        </>
      }
    >
      <ul className="mb-5 flex list-disc flex-col gap-1.5 ps-5 text-[0.9375rem] leading-6 text-ink-soft">
        {consequencesFor(user).map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <form id={id} onSubmit={send} noValidate>
        <Field label="Your password" error={form.errorAt("password")}>
          <PasswordInput autoComplete="current-password" {...form.register("password")} />
        </Field>
      </form>
    </Dialog>
  );
}

function consequencesFor({ userType, stripe_subscription_id: subscription }: CurrentUser): string[] {
  return [
    "Your profile, conversations, briefs and projects are deleted.",
    ...(userType === "agency" ? ["Nobody in your team can sign in any more."] : []),
    ...(subscription === null ? [] : ["Your subscription ends at once, and nothing more is charged."]),
  ];
}
