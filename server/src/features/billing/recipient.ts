/** Finds who receives the emails about an account's subscription. Passed in, because billing does not know people. */
export type FindRecipient = (userId: string) => Promise<Recipient | null>;

export interface Recipient {
  signInId: string;
  email: string;
  username: string;
  /** Holds whether the person wants reminders before payments. */
  wantsBilling: boolean;
}
