import { hasCode, sentenceOf } from "../../../platform/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { toastError } from "../../../ui/toast.ts";
import { useJoinTeam } from "../api.ts";
import { useWelcome } from "../use-welcome.ts";
import { Agreement } from "./agreement.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { UsernameInput } from "./username-input.tsx";

const loadSchema = async () => (await import("@triptych/contract/accounts")).joinTeam.body;

export interface JoinTeamFormProps {
  token: string;
  agencyName: string;
  onJoined: () => void;
}

export function JoinTeamForm({ token, agencyName, onJoined }: JoinTeamFormProps) {
  const join = useJoinTeam();
  const welcome = useWelcome();
  const form = useContractForm(loadSchema, { defaultValues: { token, username: "", password: "" } });
  const send = form.onSubmit(
    async (body) => {
      const { user } = await join.mutateAsync({ body });
      onJoined();
      welcome.registered(user, `You have joined the team of ${agencyName}.`);
    },
    (error) => {
      if (hasCode(error, "username_taken")) form.showErrorAt("username", error.message);
      toastError(sentenceOf(error, "Registration failed, please try again"));
    },
  );
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      <Field label="Choose a username" error={form.errorAt("username")}>
        <UsernameInput {...form.register("username")} />
      </Field>
      <NewPasswordField
        label="Choose a password"
        rulesAt="register"
        password={form.watch("password")}
        error={form.errorAt("password")}
        {...form.register("password")}
      />
      <Button type="submit" size="lg" isBusy={form.isSending} className="w-full">
        Join the team
      </Button>
      <Agreement action="joining" />
    </form>
  );
}
