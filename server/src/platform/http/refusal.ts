import { refusals, type RefusalCode } from "@triptych/contract/refusals";

export interface RefusalOptions {
  /** Replaces the code's own sentence with a more exact one. */
  message?: string;
  details?: { field: string; message: string }[];
  /** Holds seconds. */
  retryAfter?: number;
}

/** Is a refusal that the caller may see: thrown anywhere, turned into a reply in one place. */
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

/** Ends the call with one of the contract's refusals. */
export function refuse(code: RefusalCode, options?: RefusalOptions): never {
  throw new Refusal(code, options);
}
