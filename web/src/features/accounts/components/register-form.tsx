import { userTypeLabels, userTypes } from "@triptych/contract/user-types";
import { plans } from "@triptych/contract/plans";
import { takenMessages } from "@triptych/contract/taken-messages";
import type { ComponentType } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Select } from "../../../ui/select.tsx";
import { accountTypeLabel, priceLine } from "../rules.ts";
import { type EarlierPayment, type PaymentStep, useRegistration } from "../use-registration.ts";
import { Agreement } from "./agreement.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { TakeBackOffer } from "./take-back-offer.tsx";
import { UsernameInput } from "./username-input.tsx";

export interface RegisterFormProps {
  referralToken: string | undefined;
  /** Holds the payment that an emailed link continues, so that it is not asked for again. */
  earlier: EarlierPayment | undefined;
  /** Collects the payment of a paid account type. The page provides it, because it belongs to billing. */
  PaymentDialog: ComponentType<PaymentStep>;
}

export function RegisterForm({ referralToken, earlier, PaymentDialog }: RegisterFormProps) {
  const { form, send, payment } = useRegistration(referralToken, earlier);
  const [password, userType, email] = form.watch(["password", "userType", "email"]);
  const isEmailTaken = form.errorAt("email") === takenMessages.email;
  return (
    <>
      <form onSubmit={send} noValidate data-accent={userType || undefined} className="flex flex-col gap-5">
        {earlier && (
          <Notice tone="success" title="One step left">
            Your payment method for the {plans[earlier.userType].name} was accepted. You do not need to enter it again.
            Choose a username and a password.
          </Notice>
        )}
        <Field label="Choose a username" error={form.errorAt("username")}>
          <UsernameInput {...form.register("username")} />
        </Field>
        <NewPasswordField
          label="Choose a password"
          rulesAt="register"
          password={password}
          error={form.errorAt("password")}
          {...form.register("password")}
        />
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
        <Agreement action="registering" />
      </form>
      {payment && <PaymentDialog {...payment} />}
    </>
  );
}
