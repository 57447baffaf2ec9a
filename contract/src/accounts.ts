export * from "./account-rules.ts";
export * from "./current-user.ts";
export * from "./email-address.ts";
export * from "./operators.ts";
export * from "./passwords.ts";
export * from "./sign-in.ts";
export * from "./team.ts";
