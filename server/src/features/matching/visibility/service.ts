import type { MemberProfile } from "@triptych/contract/profiles";
import type { ProfilesService } from "../../profiles/service.ts";
import type { VisibleMatch, Found } from "../rules.ts";

export interface VisibilityDeps {
  profiles: Pick<ProfilesService, "listListed" | "listListedMembers" | "listMembers">;
  /** Lists everybody whom this person blocked or who blocked them. */
  listBlockedWith: (userId: string) => Promise<string[]>;
}

export interface KeepOptions {
  limit?: number;
  /** Holds what `listHidden` returned, where it was called just before. */
  hidden?: ReadonlySet<string>;
}

export type VisibilityService = ReturnType<typeof visibilityService>;

/** Decides which of the found people may be shown to whom. It removes people and never reorders them. */
export function visibilityService({ profiles, listBlockedWith }: VisibilityDeps) {
  /** Returns those whom this person may be shown, with their profiles of today, in the order in which they were found. */
  async function keepVisible(viewerId: string, found: Found[], options: KeepOptions = {}): Promise<VisibleMatch[]> {
    const { limit = found.length } = options;
    const ids = found.map(({ id }) => id);
    const [hidden, members] = await Promise.all([
      options.hidden ?? listHidden(viewerId),
      profiles.listListedMembers(ids),
    ]);
    const memberOf = new Map(members.map((member) => [member.id, member]));
    return found
      .filter(({ id }) => !hidden.has(id))
      .flatMap((each) => {
        const user = memberOf.get(each.id);
        return user ? [{ user, found: each }] : [];
      })
      .slice(0, limit);
  }

  /** Lists whom this person never sees: themselves, and those whom they blocked or who blocked them. */
  async function listHidden(viewerId: string): Promise<Set<string>> {
    return new Set([viewerId, ...(await listBlockedWith(viewerId))]);
  }

  /** Returns the names of those who may still be named to this person, in the given order. */
  async function listNames(viewerId: string, userIds: string[]): Promise<{ id: string; displayName: string }[]> {
    const [hidden, members] = await Promise.all([listHidden(viewerId), profiles.listMembers(userIds)]);
    return userIds.flatMap((id) => {
      const member = members.find((each) => each.id === id);
      return member && !hidden.has(id) ? [{ id, displayName: member.displayName }] : [];
    });
  }

  /** Returns those of the people whom this person may be shown. */
  async function listShown(viewerId: string, userIds: string[]): Promise<Set<string>> {
    if (userIds.length === 0) return new Set();
    const [hidden, listed] = await Promise.all([listHidden(viewerId), profiles.listListed(userIds)]);
    return listed.difference(hidden);
  }

  /** Finds somebody whom this person may be shown. */
  async function findShown(viewerId: string, userId: string): Promise<MemberProfile | null> {
    const [hidden, [member]] = await Promise.all([listHidden(viewerId), profiles.listListedMembers([userId])]);
    return member && !hidden.has(userId) ? member : null;
  }

  return { keepVisible, listHidden, listNames, listShown, findShown };
}
