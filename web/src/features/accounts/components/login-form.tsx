import { useState } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { InlineFailure } from "../../../ui/part-failure.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { toastError } from "../../../ui/toast.ts";
import { useLogin } from "../use-sign-in.ts";
import { useWelcome } from "../use-welcome.ts";
import { UsernameInput } from "./username-input.tsx";

const ResetPasswordDialog = lazyPart(() => import("./reset-password-dialog.tsx"), {
  whileLoading: null,
  Failure: InlineFailure,
  mayReload: false,
});

const loadSchema = async () => (await import("@triptych/contract/accounts")).login.body;

export function LoginForm({ onNewcomer }: { onNewcomer: () => void }) {
  const signIn = useLogin();
  const welcome = useWelcome();
  const [isResetting, setIsResetting] = useState(false);
  const form = useContractForm(loadSchema, { defaultValues: { username: "", password: "", rememberMe: false } });

  const send = form.onSubmit(
    async (body) => welcome.signedIn((await signIn.mutateAsync({ body })).user),
    (error) => {
      toastError(sentenceOf(error, error instanceof Error ? error.message : "Something went wrong"));
      form.setFocus("password");
    },
  );

  return (
    <>
      <form onSubmit={send} noValidate className="flex flex-col gap-5">
        <Field label="Username" error={form.errorAt("username")}>
          <UsernameInput {...form.register("username")} />
        </Field>
        <Field label="Password" error={form.errorAt("password")}>
          <PasswordInput autoComplete="current-password" {...form.register("password")} />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Checkbox label="Remember me" {...form.register("rememberMe")} />
          <Button variant="link" onClick={() => setIsResetting(true)} className="min-h-6 text-[0.9375rem]">
            Forgot password?
          </Button>
        </div>
        <Button type="submit" size="lg" isBusy={form.isSending} className="w-full">
          LOGIN
        </Button>
        <p className="flex flex-wrap justify-center gap-x-1.5 text-[0.9375rem] text-ink-soft">
          New here?{" "}
          <Button variant="link" onClick={onNewcomer} className="min-h-6">
            Create an account
          </Button>
        </p>
      </form>
      {isResetting && <ResetPasswordDialog onClose={() => setIsResetting(false)} />}
    </>
  );
}
