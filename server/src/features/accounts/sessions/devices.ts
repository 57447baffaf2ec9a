import type { NewId } from "../../../platform/process/ids.ts";
import type { SignedTokens } from "../../../platform/security/signed-token.ts";

/** A browser that somebody signed in at before. */
export interface Device {
  id: string;
  /** Who signed in there, the latest first. */
  signInIds: string[];
}

/** People who share a browser: so many are remembered. */
const peoplePerDevice = 5;

export type Devices = ReturnType<typeof createDevices>;

/** Remembers in a signed cookie who signed in at a browser. It opens nothing: it only gives them a budget of their own. */
export function createDevices({ tokens, newId }: { tokens: SignedTokens; newId: NewId }) {
  function read(token: string | null | undefined): Device | null {
    const value = token ? tokens.read(token) : null;
    const [id, ...signInIds] = value?.split(" ") ?? [];
    return id === undefined ? null : { id, signInIds };
  }

  return {
    read,
    /** The cookie's new value, once somebody has proven at this browser who they are. */
    remember: (token: string | null | undefined, signInId: string): string => {
      const { id, signInIds } = read(token) ?? { id: newId(), signInIds: [] };
      const others = signInIds.filter((other) => other !== signInId);
      return tokens.sign([id, signInId, ...others.slice(0, peoplePerDevice - 1)].join(" "));
    },
  };
}
