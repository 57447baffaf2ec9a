import type { UserType } from "@triptych/contract/basics";
import { createSubscription, type PayingType, type SubscriptionCreation } from "@triptych/contract/billing";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { call } from "../../platform/api-client.ts";
import { usePaymentMethods } from "./api.ts";
import { offeredMethods, type PaymentMethod, type PaymentTask, paymentTaskOf, subscriptionErrorOf } from "./rules.ts";

export interface SubscriptionRequest {
  email: string;
  userType: UserType;
  offersWallet: boolean;
}

export interface StartedSubscription {
  created: SubscriptionCreation | undefined;
  task: PaymentTask | undefined;
  /** Says why no payment is possible. */
  message: string | undefined;
  methods: readonly PaymentMethod[];
  method: PaymentMethod | undefined;
  choose: (method: PaymentMethod) => void;
}

/** Starts a subscription with the provider of the chosen method, once each time the dialog opens. */
export function useSubscriptionCreation({ email, userType, offersWallet }: SubscriptionRequest): StartedSubscription {
  const opening = useId();
  const { data: available, error: unavailable } = usePaymentMethods();
  const methods = available ? offeredMethods(available, { offersWallet }) : [];
  const [chosen, choose] = useState<PaymentMethod>();
  const method = chosen ?? methods[0];
  const { data: created, error } = useQuery({
    queryKey: ["create-subscription", opening, email, userType, method],
    queryFn: () => call(createSubscription, { body: { email, userType: userType as PayingType, method } }),
    enabled: method !== undefined,
    // NOTE: nothing is cached, because choosing another method ends the subscription that was started before.
    gcTime: 0,
  });
  const task = created && method && paymentTaskOf(created, method);
  const isWithoutMethod = unavailable !== null || (available !== undefined && methods.length === 0);
  const message = error
    ? subscriptionErrorOf(error)
    : isWithoutMethod
      ? "Failed to initialize payment form. Please try again."
      : task?.kind === "impossible"
        ? task.message
        : undefined;
  return { created, task, message, methods, method, choose };
}
