import type { register } from "@triptych/contract/accounts";
import type { UserType } from "@triptych/contract/basics";
import { plans, trialTexts } from "@triptych/contract/plans";
import { takenMessages } from "@triptych/contract/taken-messages";
import { useState } from "react";
import type { z } from "zod";
import { hasCode, sentenceOf } from "../../platform/api-error.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import { toast, toastError } from "../../ui/toast.ts";
import { useCheckRegistration, useRegister } from "./use-sign-in.ts";
import { useWelcome } from "./use-welcome.ts";

export interface PaidFor {
  customerId: string;
  subscriptionId: string;
  hasUsedTrial: boolean;
}

/** Holds a payment that was made before the form was opened, for an address and an account type. */
export interface EarlierPayment extends PaidFor {
  email: string;
  userType: UserType;
}

/** Holds the properties of the payment dialog. */
export interface PaymentStep {
  open: boolean;
  email: string;
  userType: UserType;
  onPaid: (paid: PaidFor) => void;
  onClose: () => void;
}

type Registration = z.output<typeof register.body>;

const loadSchema = async () => (await import("@triptych/contract/accounts")).register.body;

/** Registers an account from the filled form: brands at once, paid types after the payment dialog. */
export function useRegistration(referralToken: string | undefined, earlier: EarlierPayment | undefined) {
  const check = useCheckRegistration();
  const create = useRegister();
  const welcome = useWelcome();
  const [waiting, setWaiting] = useState<Registration | null>(null);
  // Remembers the payment, so that it is not asked for twice where registering failed after it.
  const [paid, setPaid] = useState<EarlierPayment | null>(earlier ?? null);
  const form = useContractForm(loadSchema, {
    defaultValues: {
      username: "",
      password: "",
      email: earlier?.email ?? "",
      userType: earlier?.userType ?? ("" as UserType),
    },
  });

  const createAccount = async (registration: Registration, payment?: PaidFor) => {
    const { user } = await create.mutateAsync({
      body: { ...registration, ...(payment && idsOf(payment)), ...(referralToken !== undefined && { referralToken }) },
    });
    welcome.registered(user, sentenceFor(registration.userType, payment));
  };

  const failed = (error: unknown) => {
    if (hasCode(error, "payment_required")) setPaid(null);
    else if (hasCode(error, "username_taken")) form.showErrorAt("username", error.message);
    else if (hasCode(error, "email_taken")) form.showErrorAt("email", error.message);
    toastError(sentenceOf(error, "Registration failed, please try again"));
  };

  const isFree = async ({ username, email }: Registration) => {
    const { isUsernameFree, isEmailFree } = await check.mutateAsync({ body: { username, email } });
    if (!isEmailFree) form.showErrorAt("email", takenMessages.email);
    if (!isUsernameFree) form.showErrorAt("username", takenMessages.username);
    return isUsernameFree && isEmailFree;
  };

  const send = form.onSubmit(
    async (registration) => {
      if (plans[registration.userType].isFree) return createAccount(registration);
      if (paid && paid.email === registration.email && paid.userType === registration.userType)
        return createAccount(registration, paid);
      if (await isFree(registration)) setWaiting(registration);
    },
    failed,
    (errors) => {
      if (errors.userType)
        toast({
          title: "Selection Required",
          description: "Please select what type of user you are.",
          variant: "destructive",
        });
    },
  );

  const payment: PaymentStep | undefined = waiting
    ? {
        open: true,
        email: waiting.email,
        userType: waiting.userType,
        onClose: () => setWaiting(null),
        onPaid: (ids) => {
          setPaid({ ...ids, email: waiting.email, userType: waiting.userType });
          setWaiting(null);
          form.onSubmit(() => createAccount(waiting, ids), failed)();
        },
      }
    : undefined;

  return { form, send, payment };
}

function idsOf({ customerId, subscriptionId }: PaidFor) {
  return { stripe_customer_id: customerId, stripe_subscription_id: subscriptionId };
}

function sentenceFor(userType: UserType, payment: PaidFor | undefined): string {
  if (plans[userType].isFree) return "Your brand account has been created with free access.";
  return payment?.hasUsedTrial ? "Your account has been created." : trialTexts.registered;
}
