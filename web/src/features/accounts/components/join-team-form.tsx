import { joinTeam, passwordRules, passwordRulesAt } from "@triptych/contract/accounts";
import { Link } from "react-router";
import { hasCode, sentenceOf } from "../../../platform/api-error.ts";
import { paths } from "../../../platform/paths.ts";
import { Button, buttonClasses } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { Input } from "../../../ui/input.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { RequirementChecklist } from "../../../ui/requirement-checklist.tsx";
import { toastError } from "../../../ui/toast.ts";
import { useJoinTeam } from "../api.ts";
import { useWelcome } from "../use-welcome.ts";

export interface JoinTeamFormProps {
  token: string;
  agencyName: string;
  onJoined: () => void;
}

export function JoinTeamForm({ token, agencyName, onJoined }: JoinTeamFormProps) {
  const join = useJoinTeam();
  const welcome = useWelcome();
  const form = useContractForm(joinTeam.body, { defaultValues: { token, username: "", password: "" } });
  const password = form.watch("password");
  const requirements = passwordRulesAt.register.map((rule) => ({
    label: passwordRules[rule].label,
    isMet: passwordRules[rule].isMet(password),
  }));
  const send = form.onSubmit(
    async (body) => {
      const { user } = await join.mutateAsync({ body });
      onJoined();
      welcome.registered(user, `You now act as ${agencyName}.`);
    },
    (error) => {
      if (hasCode(error, "username_taken"))
        form.setError("username", { type: "server", message: error.message }, { shouldFocus: true });
      toastError(sentenceOf(error, "Registration failed, please try again"));
    },
  );
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      <Field label="Choose a username" error={form.errorAt("username")}>
        <Input
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...form.register("username")}
        />
      </Field>
      <Field
        label="Choose a password"
        error={form.errorAt("password")}
        hint={<RequirementChecklist requirements={requirements} />}
      >
        <PasswordInput autoComplete="new-password" {...form.register("password")} />
      </Field>
      <Button type="submit" size="lg" isBusy={form.isSending} className="w-full">
        Join the team
      </Button>
      <p className="text-sm text-ink-faint">
        You need to be 18 or over. By joining you agree to the{" "}
        <Link to={paths.terms} className={buttonClasses("link")}>
          terms
        </Link>{" "}
        and the{" "}
        <Link to={paths.privacy} className={buttonClasses("link")}>
          privacy policy
        </Link>
        .
      </p>
    </form>
  );
}
