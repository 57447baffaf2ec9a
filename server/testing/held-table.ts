/** Describes a table whose rows about somebody are in their export. */
export interface HeldTable {
  /** Names where in the export its rows are. `[]` stands for each item of a list. */
  at: string;
  /** Selects somebody's rows: a condition in SQL, with the account's id as `$1`. */
  whose: string;
  /** Maps columns that reference another row to its table, or to `user`, `other` or `signIn`, for the row that the test adds. */
  given?: Record<string, string>;
  /** Maps columns to the names that the export gives them, where they differ. */
  named?: Record<string, string>;
  /** Lists columns that the export leaves out, each with its reason. */
  leftOut?: Record<string, string>;
}

export const own = "Names the account itself, whose id is at `account.id`.";
export const secret = "Opens something: a secret, kept as a hash.";
export const derived = "Is worked out from another column that is exported.";
export const technical = "Steers the software and says nothing about a person.";
export const somebodyElse = "Names somebody else who acted.";
