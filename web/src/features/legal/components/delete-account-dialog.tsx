import type { CurrentUser } from "@triptych/contract/accounts";
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

const loadSchema = async () => (await import("@triptych/contract/legal")).deleteOwnAccount.body;

/** Says what is deleted, asks for the password and deletes the account. A teammate deletes only their own sign-in. */
export function DeleteAccountDialog({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const id = useId();
  const words = user.role === "owner" ? wordsForOwner : wordsForTeammate;
  const navigate = useNavigate();
  const { forget } = useSession();
  const remove = useDeleteAccount();
  const form = useContractForm(loadSchema, { defaultValues: { password: "" } });
  const send = form.onSubmit(
    async (body) => {
      const { message } = await remove.mutateAsync({ body });
      await navigate(paths.home);
      forget();
      toast({ title: words.done, description: message });
    },
    (error) => {
      const sentence = sentenceOf(error, words.failed);
      if (hasCode(error, "wrong_password", "invalid_input")) form.showErrorAt("password", sentence);
      else toastError(sentence);
    },
  );
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={words.title}
      description="This cannot be undone."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.keep}
          </Button>
          <Button type="submit" form={id} variant="danger" isBusy={form.isSending}>
            {words.confirm}
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

const wordsForOwner = {
  title: "Delete your account?",
  keep: "Keep my account",
  confirm: "Delete account",
  done: "Account deleted",
  failed: "Your account could not be deleted. Please try again.",
};

const wordsForTeammate = {
  title: "Leave the team?",
  keep: "Stay in the team",
  confirm: "Leave and delete my sign-in",
  done: "You left the team",
  failed: "Your sign-in could not be deleted. Please try again.",
};

function consequencesFor(user: CurrentUser): string[] {
  const { userType, role, displayName, stripe_subscription_id: subscription } = user;
  if (role === "teammate")
    return [
      "Your username, email address, password and sessions are deleted.",
      `The messages that you wrote stay with ${displayName}, under your username.`,
      "We tell the owner of the account that you left.",
    ];
  return [
    "Your profile, conversations, briefs and projects are deleted.",
    ...(userType === "agency" ? ["Nobody in your team can sign in any more."] : []),
    ...(subscription === null ? [] : ["Your subscription ends at once, and you will not be charged again."]),
  ];
}
