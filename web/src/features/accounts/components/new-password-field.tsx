import { passwordRules, passwordRulesAt } from "@triptych/contract/password-rules";
import type { ComponentProps } from "react";
import { Field } from "../../../ui/field.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { RequirementChecklist } from "../../../ui/requirement-checklist.tsx";

export interface NewPasswordFieldProps extends ComponentProps<typeof PasswordInput> {
  label: string;
  /** Chooses the rules, which the checklist ticks off while somebody types. */
  rulesAt: keyof typeof passwordRulesAt;
  password: string;
  error: string | undefined;
}

/** Asks for a new password and shows which of its rules are met. */
export function NewPasswordField({ label, rulesAt, password, error, ...input }: NewPasswordFieldProps) {
  const requirements = passwordRulesAt[rulesAt].map((rule) => ({
    label: passwordRules[rule].label,
    isMet: passwordRules[rule].isMet(password),
  }));
  return (
    <Field label={label} error={error} hint={<RequirementChecklist requirements={requirements} />}>
      <PasswordInput autoComplete="new-password" {...input} />
    </Field>
  );
}
