import type { MemberProfile, ProfileData } from "@triptych/contract/profiles";
import type { PublicPageState } from "@triptych/contract/public-pages";
import type { MemberWork } from "@triptych/contract/work";
import type { Transaction } from "../../../platform/database/database.ts";
import { isStorable } from "../../../platform/http/json-body.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Html } from "../../../platform/http/site/html.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { WorkDeps } from "../deps.ts";
import { workStore } from "../store.ts";
import type { PageType } from "../tables.ts";
import type { PageSite, ReadSite } from "./frame.ts";
import { writeMemberPage } from "./member-page.ts";
import { sharingService } from "./sharing.ts";
import { writeMissingPage } from "./missing-page.ts";
import type { PublicMember } from "./page-content.ts";
import { firstFreeName, isMadeOf, pathOf, wantedNameOf } from "./rules.ts";
import { publicPagesStore, type PageRow } from "./store.ts";

export interface PublicPagesDeps extends WorkDeps {
  /** Returns what visitors see of somebody's work. */
  listWork: (userId: string) => Promise<MemberWork>;
}

export type PublicPagesService = ReturnType<typeof publicPagesService>;

/** Says what the address of a page leads to: a page, another address, or nothing. */
export type Found = { html: Html } | { movedTo: string } | null;

const sitemapPiece = 1_000;

/** Shows agencies and freelancers to visitors without an account, once their owners have turned that on. */
export function publicPagesService(deps: PublicPagesDeps) {
  const { database, clock, profiles, projects, settings, pageFont, listWork } = deps;
  const store = publicPagesStore(database);
  const site: PageSite = { ...settings, pageFont };
  const sharing = sharingService(deps);

  async function get(viewer: Viewer): Promise<PublicPageState> {
    requireType(viewer);
    const { userId } = viewer;
    const [page, work] = await Promise.all([store.find(userId), workStore(database).list(userId)]);
    return {
      publicPage: page?.isOn ?? false,
      isShown: await isShown(userId),
      address: page && `${settings.publicUrl}${pathOf(page)}`,
      caseStudies: work.filter(({ withdrawnAt }) => withdrawnAt === null).length,
    };
  }

  /** NOTE: the profile is read before the transaction; one that is saved meanwhile changes the page after it (`noteProfile`). */
  async function turn(viewer: Viewer, isOn: boolean): Promise<PublicPageState> {
    const type = requireType(viewer);
    const profile = await profiles.findProfile(viewer.userId);
    if (profile === null && isOn)
      refuse("conflict", { message: "Please complete your profile first. The page shows it." });
    if (profile !== null)
      await database.transaction(async (tx) => {
        const before = await publicPagesStore(tx).lock(viewer.userId);
        if (before === null && !isOn) return;
        const page = before ?? (await begin(tx, viewer.userId, { type, profile }));
        await publicPagesStore(tx).save({ ...page, isOn, changedAt: clock.now() });
      });
    return get(viewer);
  }

  const begin = async (tx: Transaction, userId: string, told: Told): Promise<PageRow> => ({
    userId,
    type: told.type,
    name: await takeName(tx, userId, told),
    isOn: false,
    regions: told.profile.data.regions,
    changedAt: clock.now(),
  });

  /** Gives somebody a name for their page: one that they had before, or the first that nobody has. */
  async function takeName(tx: Transaction, userId: string, { type, profile }: Told): Promise<string> {
    const txStore = publicPagesStore(tx);
    const wanted = wantedNameOf(profiles.nameOf(profile), type);
    const known = await txStore.listNames(type, wanted);
    const own = known.find((each) => each.userId === userId && isMadeOf(each.name, wanted));
    if (own) return own.name;
    const taken = new Set(known.map(({ name }) => name));
    for (;;) {
      const name = firstFreeName(wanted, taken);
      if (await txStore.insertName({ type, name, userId, createdAt: clock.now() })) return name;
      taken.add(name);
    }
  }

  /** Follows a saved profile: a new name gives the page a new address, to which the former one leads. */
  async function noteProfile(tx: Transaction, userId: string, profile: ProfileData): Promise<void> {
    const page = await publicPagesStore(tx).lock(userId);
    if (page === null || profile.type !== page.type) return;
    const { type, data } = profile;
    const isSame = isMadeOf(page.name, wantedNameOf(profiles.nameOf(profile), page.type));
    const name = isSame ? page.name : await takeName(tx, userId, { type: page.type, profile });
    await publicPagesStore(tx).save({ ...page, type, name, regions: data.regions });
  }

  /** Returns whether visitors may see somebody's page and the pictures on it. */
  async function isShown(userId: string): Promise<boolean> {
    const page = await store.find(userId);
    return page?.isOn === true && (await profiles.listListed([userId])).has(userId);
  }

  /** Returns the pages of those whom visitors may see. */
  async function listShown(userIds: string[]): Promise<Map<string, PageRow>> {
    const pages = await store.listOn([...new Set(userIds)]);
    const listed = await profiles.listListed(pages.map(({ userId }) => userId));
    return new Map(pages.filter(({ userId }) => listed.has(userId)).map((page) => [page.userId, page]));
  }

  /** Finds what an address leads to, as it is at this moment. */
  async function open({ type, name, isSignedIn }: OpenedPage): Promise<Found> {
    const found = await find(type, name);
    if (found === null) return null;
    const path = pathOf(found.page);
    if (found.page.name !== name) return { movedTo: path };
    return { html: writeMemberPage(await describe(found, path), { ...site, isSignedIn }) };
  }

  /** Finds whom the page with a name shows to visitors at this moment. */
  async function find(type: PageType, name: string): Promise<(PublicMember & { page: PageRow }) | null> {
    if (!isStorable(name)) return null;
    const page = await store.findByName(type, name.normalize("NFKC").toLowerCase());
    if (!page?.isOn) return null;
    const [member] = await profiles.listListedMembers([page.userId]);
    const shown = member && asPublic(member);
    return shown ? { ...shown, page } : null;
  }

  /** Draws the picture beside a link to a page; `null` where visitors see no such page. */
  async function drawShare(type: PageType, name: string): Promise<Buffer | null> {
    const found = await find(type, name);
    if (found === null) return null;
    const { caseStudies } = await listWork(found.member.id);
    return sharing.draw(found, caseStudies[0]?.images[0] ?? null);
  }

  /** Returns the page as its owner would show it, whether it is on or not. */
  async function preview(viewer: Viewer): Promise<Html | null> {
    const [member] = await profiles.listMembers([viewer.userId]);
    const shown = member && asPublic(member);
    if (!shown) return null;
    const page = await store.find(viewer.userId);
    const type = shown.profile.type;
    const path = pathOf(page ?? { type, name: wantedNameOf(member.displayName, type) });
    return writeMemberPage({ ...(await describe(shown, path)), isPreview: true }, { ...site, isSignedIn: false });
  }

  /** Puts together what visitors read. Names other people only where their own page is on. */
  async function describe({ member, profile }: PublicMember, path: string) {
    const [{ caseStudies, creditedOn }, references] = await Promise.all([
      listWork(member.id),
      projects.references.listForVisitors(member.id),
    ]);
    const pages = await listShown([
      ...caseStudies.flatMap(({ credits }) => credits.map(({ userId }) => userId)),
      ...creditedOn.map(({ by }) => by.userId),
      ...references.map(({ author }) => author.userId),
    ]);
    const pathTo = (userId: string) => {
      const page = pages.get(userId);
      return page ? pathOf(page) : null;
    };
    return { member, profile, path, caseStudies, creditedOn, references, pathTo, isPreview: false };
  }

  /** Lists the paths of the pages that visitors may see now. */
  async function listPaths(limit: number): Promise<string[]> {
    const paths: string[] = [];
    let last: string | null = null;
    for (;;) {
      const pages: PageRow[] = await store.listOnAfter(last, Math.min(sitemapPiece, limit));
      const listed = await profiles.listListed(pages.map(({ userId }) => userId));
      paths.push(...pages.filter(({ userId }) => listed.has(userId)).map(pathOf));
      last = pages.at(-1)?.userId ?? null;
      if (pages.length < sitemapPiece || paths.length >= limit) return paths.slice(0, limit);
    }
  }

  return {
    get,
    turn,
    noteProfile,
    isShown,
    listShown,
    open,
    drawShare,
    preview,
    listPaths,
    writeMissing: (reader: Pick<ReadSite, "isSignedIn">) => writeMissingPage({ ...site, ...reader }),
  };
}

interface OpenedPage {
  type: PageType;
  name: string;
  isSignedIn: boolean;
}

interface Told {
  type: PageType;
  profile: ProfileData;
}

function requireType({ userType }: Viewer): PageType {
  if (userType === "agency" || userType === "freelancer") return userType;
  return refuse("forbidden", { message: "Agencies and freelancers have public pages." });
}

function asPublic(member: MemberProfile): PublicMember | null {
  const { profileData: profile } = member;
  return profile === null || profile.type === "brand" ? null : { member, profile };
}
