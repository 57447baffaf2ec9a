import type { NewId } from "../../../platform/process/ids.ts";
import type { SignedTokens } from "../../../platform/security/signed-token.ts";

/** Describes a browser at which somebody signed in before. */
export interface Device {
  id: string;
  /** Lists who signed in there, the latest first. */
  signInIds: string[];
}

/** Limits how many people who share a browser are remembered. */
const peoplePerDevice = 5;

export type Devices = ReturnType<typeof createDevices>;

/**
 * Remembers in a signed cookie who signed in at a browser. The cookie gives no access: it only counts wrong passwords of these
 * people separately.
 */
export function createDevices({ tokens, newId }: { tokens: SignedTokens; newId: NewId }) {
  function read(token: string | null | undefined): Device | null {
    const value = token ? tokens.read(token) : null;
    const [id, ...signInIds] = value?.split(" ") ?? [];
    return id === undefined ? null : { id, signInIds };
  }

  return {
    read,
    /** Returns the cookie's new value after somebody has signed in at this browser. */
    remember: (token: string | null | undefined, signInId: string): string => {
      const { id, signInIds } = read(token) ?? { id: newId(), signInIds: [] };
      const others = signInIds.filter((other) => other !== signInId);
      return tokens.sign([id, signInId, ...others.slice(0, peoplePerDevice - 1)].join(" "));
    },
  };
}
