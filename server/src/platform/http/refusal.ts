import { refusals, type RefusalCode } from "@triptych/contract/refusals";

export interface RefusalOptions {
  /** A more exact sentence for people than the code's own. */
  message?: string;
  details?: { field: string; message: string }[];
  /** Seconds. */
  retryAfter?: number;
}

/** A no that the caller may hear: thrown anywhere, answered in one place. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly code: RefusalCode;
  readonly status: number;
  readonly details: RefusalOptions["details"];
  readonly retryAfter: number | undefined;

  constructor(code: RefusalCode, options: RefusalOptions = {}) {
    super(options.message ?? refusals[code].message);
    this.code = code;
    this.status = refusals[code].status;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }
}

/** Ends the call with a refusal of the contract. */
export function refuse(code: RefusalCode, options?: RefusalOptions): never {
  throw new Refusal(code, options);
}
