import type { UserType } from "@triptych/contract/basics";
import type { MemberProfile, ProfileData } from "@triptych/contract/profiles";
import type { Clock } from "../../platform/process/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { leaveOut } from "../../platform/database/leave-out.ts";
import { refuse } from "../../platform/http/refusal.ts";
import type { Viewer } from "../../platform/security/viewer.ts";
import { displayNameOf, nameOf } from "./rules.ts";
import { profilesStore } from "./store.ts";
import type { SearchableProfile } from "@triptych/matching-engine/searchable-profile";

/** Identifies a person, without anything about their plan. */
export interface Person {
  id: string;
  username: string;
  userType: UserType | null;
}

export interface ProfilesDeps {
  database: Database;
  clock: Clock;
  /** Returns those of the people that exist, in any order. */
  listPeople: (userIds: string[]) => Promise<Person[]>;
  /** Returns those of the people whose email address is verified. */
  listVerified: (userIds: string[]) => Promise<Set<string>>;
  /** Returns those of the people on paid plans whose subscription gives access. */
  listWithAccess: (userIds: string[]) => Promise<Set<string>>;
  isBlockedBetween: (userId: string, otherId: string) => Promise<boolean>;
  /** Returns whether the two have written to each other: then they see each other's profiles even when one is not listed. */
  isContact: (userId: string, otherId: string) => Promise<boolean>;
  /** Returns whether a profile with this name would seem to speak for the product. */
  isReservedName: (name: string) => boolean;
  /** Runs inside the transaction that saves a profile. */
  onProfileSaved: (tx: Transaction, userId: string) => Promise<void>;
}

export type ProfilesService = ReturnType<typeof profilesService>;

export function profilesService(deps: ProfilesDeps) {
  const { database, clock, listPeople, listVerified, listWithAccess, isBlockedBetween, isContact } = deps;
  const { isReservedName, onProfileSaved } = deps;
  const store = profilesStore(database);

  async function save(viewer: Viewer, profile: ProfileData): Promise<ProfileData> {
    if (viewer.userType !== profile.type) refuse("forbidden");
    if (isReservedName(nameOf(profile))) refuseReservedName(profile.type);
    await database.transaction(async (tx) => {
      await profilesStore(tx).saveProfile(viewer.userId, profile, clock.now());
      await onProfileSaved(tx, viewer.userId);
    });
    return profile;
  }

  async function findProfile(userId: string): Promise<ProfileData | null> {
    return (await findVersion(userId))?.profile ?? null;
  }

  /** Returns the profile with its version, which counts how often it was saved. */
  async function findVersion(userId: string): Promise<{ profile: ProfileData; version: number } | null> {
    const [saved] = await store.listProfiles([userId]);
    return saved ? { profile: saved.profile, version: saved.version } : null;
  }

  /** Returns somebody's profile and the name on it. */
  async function describe(userId: string): Promise<{ profile: ProfileData; displayName: string } | null> {
    const profile = await findProfile(userId);
    return profile && { profile, displayName: nameOf(profile) };
  }

  /**
   * Returns people with a type as others see them, in any order, without those who have left. NOTE: it does not check whether
   * the viewer may see them.
   */
  async function listMembers(userIds: string[]): Promise<MemberProfile[]> {
    const [people, saved] = await Promise.all([listPeople(userIds), store.listProfiles(userIds)]);
    const profileOf = new Map(saved.map(({ userId, profile }) => [userId, profile]));
    return people.flatMap(({ id, username, userType }) => {
      if (!userType) return [];
      const profileData = profileOf.get(id) ?? null;
      return [{ id, username, displayName: displayNameOf(username, profileData), userType, profileData }];
    });
  }

  /** Returns people with their names, operators too, in any order. */
  async function listNamed(userIds: string[]): Promise<(Person & { displayName: string })[]> {
    const [people, saved] = await Promise.all([listPeople(userIds), store.listProfiles(userIds)]);
    const profileOf = new Map(saved.map(({ userId, profile }) => [userId, profile]));
    return people.map((person) => ({
      ...person,
      displayName: displayNameOf(person.username, profileOf.get(person.id) ?? null),
    }));
  }

  /** Returns those whom others may find: verified, with a complete profile and, on a paid plan, with access. */
  async function listListed(userIds: string[]): Promise<Set<string>> {
    const [complete, verified, withAccess] = await Promise.all([
      store.listComplete(userIds),
      listVerified(userIds),
      listWithAccess(userIds),
    ]);
    const listed = complete.filter(
      ({ userId, type }) => verified.has(userId) && (type === "brand" || withAccess.has(userId)),
    );
    return new Set(listed.map(({ userId }) => userId));
  }

  async function getMember(viewer: Viewer, userId: string): Promise<MemberProfile> {
    const [isVisible, [member]] = await Promise.all([maySee(viewer.userId, userId), listMembers([userId])]);
    return isVisible && member ? member : refuse("not_found");
  }

  async function maySee(viewerId: string, userId: string): Promise<boolean> {
    if (viewerId === userId) return true;
    const [isBlocked, listed] = await Promise.all([isBlockedBetween(viewerId, userId), listListed([userId])]);
    if (isBlocked) return false;
    return listed.has(userId) || isContact(viewerId, userId);
  }

  return {
    save,
    findProfile,
    findVersion,
    describe,
    nameOf,
    listMembers,
    listNamed,
    listListed,
    getMember,
    /** Returns how often each of the people has saved their profile. */
    listVersions: (userIds: string[]): Promise<{ userId: string; version: number }[]> => store.listVersions(userIds),
    /** Returns what is stored of somebody's profile, for their own export. */
    exportProfile: async (userId: string) => {
      const saved = await store.findSaved(userId);
      return saved && leaveOut([saved], "userId")[0]!;
    },
    /** Returns what the matching index may know of people: id, type and profile, nothing else. */
    listForMatching: (userIds: string[]): Promise<SearchableProfile[]> => store.listForMatching(userIds),
    /** Returns the same as `listForMatching`, with how often each profile has been saved. */
    listForIndex: (userIds: string[]): Promise<{ profile: SearchableProfile; version: number }[]> =>
      store.listForIndex(userIds),
    /** Returns who has a profile, a page at a time, in the order of their ids. */
    listIdsAfter: (userId: string | null, limit: number): Promise<string[]> => store.listIdsAfter(userId, limit),
  };
}

function refuseReservedName(type: ProfileData["type"]): never {
  const message = "This name is kept for the people who run this site. Please choose another.";
  return refuse("invalid_input", { message, details: [{ field: nameFields[type], message }] });
}

/** Names the field that holds the name in the request of each account type. */
const nameFields = { agency: "data.agencyName", brand: "brandName", freelancer: "fullName" };
