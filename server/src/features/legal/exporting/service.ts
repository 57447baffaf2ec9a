import type { Viewer } from "../../../platform/security/viewer.ts";
import type { LegalDeps } from "../deps.ts";

/**
 * Exports everything that is held about a person. NOTE: `server/testing/held-records.ts` lists where each column is exported, and
 * `held-left-out.ts` which tables are left out and why; `every-column.test.ts` checks both.
 */
export function exportingService(deps: LegalDeps) {
  const {
    clock,
    accounts,
    billing,
    files,
    profiles,
    messaging,
    matching,
    introductions,
    shortlists,
    projects,
    work,
    referrals,
    admin,
  } = deps;

  const exportRecords = (viewer: Viewer) =>
    viewer.role === "owner" ? exportAccount(viewer.userId) : exportOwnSignIn(viewer.signInId);

  async function exportAccount(userId: string) {
    const records = {
      exportedAt: clock.now().toISOString(),
      account: await accounts.exportAccount(userId),
      files: await files.exportFiles(userId),
      profile: await profiles.exportProfile(userId),
      billing: await billing.exportBilling(userId),
      messaging: await messaging.exportMessaging(userId),
      matching: await matching.exportMatching(userId),
      introductions: await introductions.exportIntroductions(userId),
      shortlists: await shortlists.exportShortlists(userId),
      projects: await projects.exportProjects(userId),
      work: await work.exportWork(userId),
      referrals: await referrals.exportReferrals(userId),
      operators: await admin.exportAudit(userId),
    };
    return { ...records, people: await listMentioned(records) };
  }

  /** Returns a teammate's own sign-in and messages; only the owner may export the rest of the account. */
  async function exportOwnSignIn(signInId: string) {
    const records = {
      exportedAt: clock.now().toISOString(),
      signIn: await accounts.exportSignIn(signInId),
      writtenMessages: await messaging.exportWrittenBy(signInId),
      votes: await shortlists.exportVotesBy(signInId),
    };
    return { ...records, people: await listMentioned(records) };
  }

  /** Returns the usernames of all ids in the records, so that readers know whom each record is about. */
  async function listMentioned(records: object) {
    const ids = [...new Set(JSON.stringify(records).match(uuids) ?? [])];
    const people = [];
    for (let at = 0; at < ids.length; at += idsAtOnce)
      people.push(...(await accounts.listPeople(ids.slice(at, at + idsAtOnce))));
    return people.map(({ id, username }) => ({ id, username }));
  }

  return { exportRecords };
}

const uuids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const idsAtOnce = 1_000;
