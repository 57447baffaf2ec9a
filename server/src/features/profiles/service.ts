import type { UserType } from "@triptych/contract/basics";
import type { MemberProfile, ProfileData } from "@triptych/contract/profiles";
import type { Clock } from "../../platform/process/clock.ts";
import type { Database, Queries, Transaction } from "../../platform/database/database.ts";
import { leaveOut } from "../../platform/database/leave-out.ts";
import { refuse } from "../../platform/http/refusal.ts";
import type { Credentials, Viewer } from "../../platform/security/viewer.ts";
import { availabilityService, type AvailabilityDeps } from "./availability/service.ts";
import { confirmedBySaving } from "./availability/rules.ts";
import { displayNameOf, isIntroduced, nameOf, responsesOf, showProfile } from "./rules.ts";
import { photoService, type PhotoDeps } from "./photo/service.ts";
import { profilesStore, type ShownWork } from "./store.ts";
import { sortingService, type SortingDeps } from "./sorting/service.ts";
import { seeingStore, type ListingFacts, type PersonRow, type SeenRow } from "./seeing/store.ts";
import type { AccountsService } from "../accounts/service.ts";
import type { BillingService } from "../billing/service.ts";
import type { SearchableProfile } from "@triptych/matching-engine/searchable-profile";

/** Identifies a person, without anything about their plan. */
export interface Person {
  id: string;
  username: string;
  userType: UserType | null;
  /** Holds the address of the photo without its size. */
  photo: string | null;
}

export interface ProfilesDeps extends Omit<AvailabilityDeps, "listListed">, PhotoDeps {
  database: Database;
  clock: Clock;
  callers: Pick<AccountsService, "findSessionKey" | "viewerOf">;
  /** Returns whether somebody of this type has access, by their newest subscription. */
  mayUse: BillingService["mayUse"];
  /** Returns whether a profile with this name would seem to speak for the product. */
  isReservedName: (name: string) => boolean;
  /** Runs inside the transaction that saves a profile. */
  onProfileSaved: (tx: Transaction, userId: string) => Promise<void>;
  /** Runs inside the transaction in which somebody saves what they say of themselves. */
  onWordsSaved: (tx: Transaction, userId: string, profile: ProfileData) => Promise<void>;
  engine: SortingDeps["engine"];
}

export type ProfilesService = ReturnType<typeof profilesService>;

export function profilesService(deps: ProfilesDeps) {
  const { database, clock, callers, mayUse, isReservedName, onProfileSaved, onWordsSaved, engine } = deps;
  const store = profilesStore(database);
  const seeing = seeingStore(database);
  const availability = availabilityService({ ...deps, listListed });
  /** Holds whom callers asked for, where they may see them. */
  const seen = new WeakMap<Viewer, MemberProfile[]>();

  async function save(viewer: Viewer, profile: ProfileData): Promise<ProfileData> {
    if (viewer.userType !== profile.type) refuse("forbidden");
    if (isReservedName(nameOf(profile))) refuseReservedName(profile.type);
    return database.transaction(async (tx) => {
      const txStore = profilesStore(tx);
      const before = await txStore.lockProfile(viewer.userId);
      const saved = confirmedBySaving(profile, before, clock.now());
      await txStore.saveProfile(viewer.userId, saved, clock.now());
      await onProfileSaved(tx, viewer.userId);
      await onWordsSaved(tx, viewer.userId, saved);
      await availability.plan(tx, viewer.userId, saved);
      return saved;
    });
  }

  /** Copies what is shown of somebody's work to their profile, inside the transaction that changes it. Returns whether they have one. */
  async function saveWork(tx: Transaction, userId: string, work: ShownWork): Promise<boolean> {
    if (!(await profilesStore(tx).saveWork(userId, work))) return false;
    await onProfileSaved(tx, userId);
    return true;
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
    return (await seeing.listPeople(userIds)).flatMap((row) => asMember(row, false));
  }

  /** Returns people as `listMembers` does, but only those whom others may find. */
  async function listListedMembers(userIds: string[]): Promise<MemberProfile[]> {
    return (await seeing.listPeople(userIds)).filter(isListed).flatMap((row) => asMember(row, false));
  }

  /** Returns people with their names, operators too, in any order. */
  async function listNamed(userIds: string[]): Promise<(Person & { displayName: string })[]> {
    const rows = await seeing.listNames(userIds);
    return rows.map(({ name, ...person }) => ({ ...person, displayName: name ?? person.username }));
  }

  /** Returns those whom others may find: verified, with a complete profile and, on a paid plan, with access. */
  async function listListed(userIds: string[]): Promise<Set<string>> {
    return new Set((await seeing.listListings(userIds)).filter(isListed).map(({ id }) => id));
  }

  /** NOTE: only complete profiles are ever saved. */
  function isListed({ profileType, isVerified, subscription }: ListingFacts): boolean {
    return profileType !== null && isVerified === true && mayUse(profileType, subscription);
  }

  /** Finds who is calling, and reads in the same statement whom `getMember` returns. */
  async function authenticateToSee(credentials: Credentials, userId: string): Promise<Viewer | null> {
    const session = callers.findSessionKey(credentials);
    const row = session && (await seeing.findSeen(session, userId));
    if (!row) return null;
    const viewer = callers.viewerOf(row);
    const isSelf = row.seenId === viewer.userId;
    if (row.seenId && maySee(viewer.userId, row))
      seen.set(viewer, asMember(asPerson(row), isIntroduced({ ...row, isSelf })));
    return viewer;
  }

  /** Returns whether somebody may be seen: by themselves, by their contacts, and while they are listed by others. */
  function maySee(viewerId: string, row: SeenRow): boolean {
    if (viewerId === row.seenId) return true;
    return !row.isBlocked && (isListed({ ...row, subscription: row.seenSubscription }) || row.isContact);
  }

  /** Returns whom `authenticateToSee` read for this caller. Refuses where they may not be seen. */
  function getMember(viewer: Viewer): MemberProfile {
    const [member] = seen.get(viewer) ?? [];
    return member ?? refuse("not_found");
  }

  function asMember(row: Omit<PersonRow, keyof ListingFacts> & Pick<PersonRow, "profileType">, mayReadRate: boolean) {
    const { id, username, userType, photo, profileType, profileData: data, workCovers } = row;
    if (!userType) return [];
    const profile = profileType && ({ type: profileType, data } as ProfileData);
    const shown = showProfile(profile, clock.now(), mayReadRate);
    return [
      {
        id,
        username,
        displayName: displayNameOf(username, profile),
        userType,
        photo,
        ...shown,
        responses: responsesOf(row),
        ...(workCovers && { work: workCovers }),
      },
    ];
  }

  return {
    sorting: sortingService({ engine }),
    availability,
    photo: photoService(deps),
    save,
    saveWork,
    findProfile,
    findVersion,
    describe,
    nameOf,
    listMembers,
    listListedMembers,
    listNamed,
    listListed,
    authenticateToSee,
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
    /** Returns the same inside a transaction, or from another database that has these profiles. */
    listForIndexFrom: (
      queries: Queries,
      userIds: readonly string[],
    ): Promise<{ profile: SearchableProfile; version: number }[]> => profilesStore(queries).listForIndex([...userIds]),
    /** Returns who has a profile, a page at a time, in the order of their ids. */
    listIdsAfter: (userId: string | null, limit: number): Promise<string[]> => store.listIdsAfter(userId, limit),
  };
}

function asPerson({ seenId, seenUsername, seenType, ...row }: SeenRow) {
  return { ...row, id: seenId!, username: seenUsername!, userType: seenType };
}

function refuseReservedName(type: ProfileData["type"]): never {
  const message = "This name is kept for the people who run this site. Please choose another.";
  return refuse("invalid_input", { message, details: [{ field: nameFields[type], message }] });
}

/** Names the field that holds the name in the request of each account type. */
const nameFields = { agency: "data.agencyName", brand: "brandName", freelancer: "fullName" };
