import { hasCode, sentenceOf } from "../../../platform/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { Input } from "../../../ui/input.tsx";
import { toastError } from "../../../ui/toast.ts";
import { useRegisterOperator } from "../api.ts";
import { useWelcome } from "../use-welcome.ts";
import { NewPasswordField } from "./new-password-field.tsx";

const loadSchema = async () => (await import("@triptych/contract/accounts")).registerOperator.body;

export interface RegisterOperatorFormProps {
  token: string;
  username: string;
  onRegistered: () => void;
}

export function RegisterOperatorForm({ token, username, onRegistered }: RegisterOperatorFormProps) {
  const register = useRegisterOperator();
  const welcome = useWelcome();
  const form = useContractForm(loadSchema, { defaultValues: { token, email: "", password: "" } });
  const send = form.onSubmit(
    async (body) => {
      const { user } = await register.mutateAsync({ body });
      onRegistered();
      welcome.registered(user, "Please verify your email next.");
    },
    (error) => {
      if (hasCode(error, "email_taken")) form.showErrorAt("email", error.message);
      toastError(sentenceOf(error, "Registration failed, please try again"));
    },
  );
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      {/* Tells password managers whose password this is. */}
      <input type="text" value={username} readOnly autoComplete="username" hidden />
      <Field label="Work email" error={form.errorAt("email")}>
        <Input type="email" autoComplete="email" {...form.register("email")} />
      </Field>
      <NewPasswordField
        label="Choose a password"
        rulesAt="register"
        password={form.watch("password")}
        error={form.errorAt("password")}
        {...form.register("password")}
      />
      <Button type="submit" size="lg" isBusy={form.isSending} className="w-full">
        Create account
      </Button>
    </form>
  );
}
