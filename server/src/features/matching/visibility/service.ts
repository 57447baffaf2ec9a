import type { MemberProfile } from "@triptych/contract/profiles";
import type { ProfilesService } from "../../profiles/service.ts";
import type { VisibleMatch, Found } from "../rules.ts";

export interface VisibilityDeps {
  profiles: Pick<ProfilesService, "listListed" | "listMembers">;
  /** Everybody whom this person blocked or who blocked them. */
  listBlockedWith: (userId: string) => Promise<string[]>;
}

export interface KeepOptions {
  limit?: number;
  /** Whom `listHidden` answered, where it was asked just before. */
  hidden?: ReadonlySet<string>;
}

export type VisibilityService = ReturnType<typeof visibilityService>;

/** Who of the found may be shown to whom. It takes people away and never moves anybody. */
export function visibilityService({ profiles, listBlockedWith }: VisibilityDeps) {
  /** Those whom this person may be shown, as they are now, in the order in which they were found. */
  async function keepVisible(viewerId: string, found: Found[], options: KeepOptions = {}): Promise<VisibleMatch[]> {
    const { limit = found.length } = options;
    const ids = found.map(({ id }) => id);
    const [hidden, listed, members] = await Promise.all([
      options.hidden ?? listHidden(viewerId),
      profiles.listListed(ids),
      profiles.listMembers(ids),
    ]);
    const memberOf = new Map(members.map((member) => [member.id, member]));
    return found
      .filter(({ id }) => listed.has(id) && !hidden.has(id))
      .flatMap((each) => {
        const user = memberOf.get(each.id);
        return user ? [{ user, found: each }] : [];
      })
      .slice(0, limit);
  }

  /** Nobody is matched with themselves, with somebody they blocked or who blocked them. */
  async function listHidden(viewerId: string): Promise<Set<string>> {
    return new Set([viewerId, ...(await listBlockedWith(viewerId))]);
  }

  /** The names of those that this person may still be told of, in the given order. */
  async function listNames(viewerId: string, userIds: string[]): Promise<{ id: string; displayName: string }[]> {
    const [hidden, members] = await Promise.all([listHidden(viewerId), profiles.listMembers(userIds)]);
    return userIds.flatMap((id) => {
      const member = members.find((each) => each.id === id);
      return member && !hidden.has(id) ? [{ id, displayName: member.displayName }] : [];
    });
  }

  /** Somebody whom this person may be shown. */
  async function findShown(viewerId: string, userId: string): Promise<MemberProfile | null> {
    const [hidden, listed, [member]] = await Promise.all([
      listHidden(viewerId),
      profiles.listListed([userId]),
      profiles.listMembers([userId]),
    ]);
    return member && listed.has(userId) && !hidden.has(userId) ? member : null;
  }

  return { keepVisible, listHidden, listNames, findShown };
}
