import { passwordRules, passwordRulesAt } from "@triptych/contract/accounts";
import { userTypeLabels, userTypes } from "@triptych/contract/basics";
import { plans } from "@triptych/contract/billing";
import { refusals } from "@triptych/contract/refusals";
import type { ComponentType } from "react";
import { Link } from "react-router";
import { paths } from "../../../platform/paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { RequirementChecklist } from "../../../ui/requirement-checklist.tsx";
import { Select } from "../../../ui/select.tsx";
import { accountTypeLabel, priceLine } from "../rules.ts";
import { type EarlierPayment, type PaymentStep, useRegistration } from "../use-registration.ts";
import { TakeBackOffer } from "./take-back-offer.tsx";

export interface RegisterFormProps {
  referralToken: string | undefined;
  /** The payment that was made before, where an emailed link led here to finish the registration. */
  earlier: EarlierPayment | undefined;
  /** Opens when somebody registers for a paid type. The page provides it. */
  PaymentDialog: ComponentType<PaymentStep>;
}

export function RegisterForm({ referralToken, earlier, PaymentDialog }: RegisterFormProps) {
  const { form, send, payment } = useRegistration(referralToken, earlier);
  const [password, userType, email] = form.watch(["password", "userType", "email"]);
  const isEmailTaken = form.errorAt("email") === refusals.email_taken.message;
  const requirements = passwordRulesAt.register.map((rule) => ({
    label: passwordRules[rule].label,
    isMet: passwordRules[rule].isMet(password),
  }));

  return (
    <>
      <form onSubmit={send} noValidate data-accent={userType || undefined} className="flex flex-col gap-5">
        {earlier && (
          <Notice tone="success" title="One step is left">
            Your payment method for the {plans[earlier.userType].name} was accepted. You do not need to enter it again.
            Choose a username and a password.
          </Notice>
        )}
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
        <Field label="Work email" error={form.errorAt("email")}>
          <Input type="email" autoComplete="email" {...form.register("email")} />
        </Field>
        {isEmailTaken && <TakeBackOffer email={email} />}
        <Field
          label={accountTypeLabel(userType)}
          error={form.errorAt("userType")}
          hint={userType && <span className="font-medium text-accent">{priceLine(userType)}</span>}
        >
          <Select
            placeholder="Choose an account type"
            options={userTypes.map((value) => ({ value, label: userTypeLabels[value] }))}
            {...form.register("userType")}
          />
        </Field>
        <Button type="submit" size="lg" isBusy={form.isSending} className="w-full">
          REGISTER
        </Button>
        <p className="text-sm text-ink-faint">
          You need to be 18 or over. By registering you agree to the{" "}
          <Link to={paths.terms} className={legalLink}>
            terms
          </Link>{" "}
          and the{" "}
          <Link to={paths.privacy} className={legalLink}>
            privacy policy
          </Link>
          .
        </p>
      </form>
      {payment && <PaymentDialog {...payment} />}
    </>
  );
}

const legalLink = "rounded-sm text-ink-soft underline underline-offset-4 hover:text-ink";
