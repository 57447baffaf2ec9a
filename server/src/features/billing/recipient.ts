/** Who gets the letters about an account's subscription. Handed in, because accounts know people and billing does not. */
export type FindRecipient = (userId: string) => Promise<Recipient | null>;

export interface Recipient {
  signInId: string;
  email: string;
  username: string;
  /** Wants to be reminded before a payment. */
  wantsBilling: boolean;
}
