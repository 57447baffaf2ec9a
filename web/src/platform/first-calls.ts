import type * as accounts from "@triptych/contract/accounts";
import type * as billing from "@triptych/contract/billing";
import { firstCalls } from "@triptych/contract/first-calls";
import type { LateEndpoint } from "./late-endpoint.ts";

type Accounts = typeof accounts;

const loadAccounts = () => import("@triptych/contract/accounts");

export const getCurrentUser: LateEndpoint<Accounts["getCurrentUser"]> = {
  ...firstCalls.getCurrentUser,
  load: async () => (await loadAccounts()).getCurrentUser,
};
// NOTE: without its schema, because every visitor calls it. What a reply lacks has a default where it is used.
export const getProduct: LateEndpoint<Accounts["getProduct"]> = firstCalls.getProduct;
export const logout: LateEndpoint<Accounts["logout"]> = firstCalls.logout;
export const login: LateEndpoint<Accounts["login"]> = {
  ...firstCalls.login,
  load: async () => (await loadAccounts()).login,
};
export const register: LateEndpoint<Accounts["register"]> = {
  ...firstCalls.register,
  load: async () => (await loadAccounts()).register,
};
export const checkRegistration: LateEndpoint<Accounts["checkRegistration"]> = {
  ...firstCalls.checkRegistration,
  load: async () => (await loadAccounts()).checkRegistration,
};
export const resendVerification: LateEndpoint<Accounts["resendVerification"]> = firstCalls.resendVerification;
export const resumeCheckout: LateEndpoint<(typeof billing)["resumeCheckout"]> = {
  ...firstCalls.resumeCheckout,
  load: async () => (await import("@triptych/contract/billing")).resumeCheckout,
};
