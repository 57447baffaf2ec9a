import { z } from "zod";
import { takenMessages } from "./taken-messages.ts";

/**
 * Lists every reason for which the server refuses a call: a stable code, its HTTP status and a sentence for people.
 * A refusal may carry a more exact sentence of its own; the code never changes.
 */
export const refusals = {
  invalid_input: { status: 400, message: "Please check what you entered and try again." },
  malformed_json: { status: 400, message: "The request could not be read: it is not valid JSON." },
  invalid_token: { status: 400, message: "This link is invalid or has expired. Please request a new one." },
  invalid_signature: { status: 400, message: "The signature of this event could not be verified." },
  wrong_credentials: { status: 401, message: "Invalid username or password" },
  wrong_password: { status: 400, message: "Current password is incorrect" },
  password_required: { status: 403, message: "Please enter your password to go on." },
  signed_out: { status: 401, message: "Please sign in to continue." },
  subscription_required: { status: 402, message: "An active subscription is needed for this." },
  payment_required: { status: 402, message: "A confirmed payment method is needed to create this account." },
  payment_declined: { status: 402, message: "Your card was declined." },
  forbidden: { status: 403, message: "You do not have permission to do this." },
  foreign_origin: { status: 403, message: "This request came from another site and was refused." },
  email_unverified: { status: 403, message: "Please verify your email address first." },
  blocked: { status: 403, message: "You can't exchange messages with this person." },
  not_found: { status: 404, message: "We couldn't find what you were looking for." },
  method_not_allowed: { status: 405, message: "This address does not accept that kind of request." },
  conflict: { status: 409, message: "This was changed in the meantime. Please reload and try again." },
  limit_reached: { status: 409, message: "You have as many of these as you can have at a time." },
  username_taken: { status: 409, message: takenMessages.username },
  email_taken: { status: 409, message: takenMessages.email },
  already_subscribed: { status: 409, message: "This account already has an active subscription." },
  no_subscription: { status: 409, message: "There is no subscription to change." },
  too_large: { status: 413, message: "That is too large to be accepted." },
  unsupported_file: {
    status: 415,
    message: "This kind of file is not accepted. Please choose a JPEG, PNG, WebP or AVIF picture, or a PDF.",
  },
  unsupported_media_type: { status: 415, message: "Please send this request as JSON." },
  rate_limited: { status: 429, message: "Rate limit exceeded. Please wait a moment before trying again." },
  internal: { status: 500, message: "Something went wrong on our side. Please try again." },
  payment_provider_failed: {
    status: 502,
    message: "The payment provider could not be reached. Nothing was charged; please try again.",
  },
  subscription_differs: {
    status: 502,
    message:
      "The payment provider set up a different subscription from the one you ordered, so we did not start it and have told our team. If a payment was taken for it, we refund it in full. Please try again, or contact support if this happens again.",
  },
  payment_system_unavailable: {
    status: 502,
    message: "The payment system is temporarily unavailable. Please contact support.",
  },
  plan_unavailable: {
    status: 502,
    message: "The selected subscription plan is not available. Please try a different one or contact support.",
  },
  unavailable: { status: 503, message: "We are temporarily unavailable. Please try again in a moment." },
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof refusals;

export const FailureReply = z
  .object({
    error: z.string().describe("The same sentence as `message`."),
    message: z.string().describe("A sentence for people."),
    code: z
      .enum(Object.keys(refusals) as [RefusalCode, ...RefusalCode[]])
      .describe("Why the call was refused. A code never changes its meaning."),
    details: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .optional()
      .describe("What is wrong with each field; `field` is its path joined with dots."),
    retryAfter: z.number().int().positive().optional().describe("Seconds to wait, with 429 and 503."),
  })
  .describe("The shape of every failed reply.");
export type FailureReply = z.infer<typeof FailureReply>;
