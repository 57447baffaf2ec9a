import type { CaseStudyBody, Credit, WorkPerson } from "@triptych/contract/work";
import { secondsPerDay } from "@triptych/contract/durations";
import { afterCommit, type Transaction } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { WorkDeps } from "../deps.ts";
import { sendCredited } from "../job-definitions.ts";
import type { ShowingService } from "../showing/service.ts";
import { workStore } from "../store.ts";
import { creditedEmail } from "./emails.ts";
import { creditingStore, type CreditRow } from "./store.ts";

export interface CreditingDeps extends WorkDeps {
  showing: ShowingService;
}

export type Recipients = ReadonlyMap<string, string[]>;

const listedAtOnce = 200;

/** Credits members on the work of others. What is said of them is shown once they have confirmed it. */
export function creditingService(deps: CreditingDeps) {
  const { database, clock, queue, mail, tokens, settings, accounts, messaging, publish, showing } = deps;
  const store = creditingStore(database);

  /** Finds somebody whom the viewer can credit, by their exact username. */
  async function find(viewer: Viewer, username: string): Promise<WorkPerson> {
    const userId = await accounts.findIdByUsername(username);
    const people = userId === null ? null : await listCreditable(viewer, [userId]);
    return (userId !== null && people?.get(userId)) || refuse("not_found", { message: nobody });
  }

  async function listCreditable(viewer: Viewer, userIds: string[]): Promise<Map<string, WorkPerson>> {
    const visible = await showing.listVisible(viewer.userId, userIds);
    visible.delete(viewer.userId);
    return visible;
  }

  /**
   * Refuses unless everybody who is newly credited can be. Returns the sign-ins that an email about it may go to, by person. Call it before
   * the transaction.
   */
  async function prepare(viewer: Viewer, asked: CaseStudyBody["credits"], present: CreditRow[]): Promise<Recipients> {
    const fresh = asked
      .map(({ userId }) => userId)
      .filter((userId) => !present.some((credit) => credit.userId === userId && credit.droppedAt === null));
    const creditable = await listCreditable(viewer, fresh);
    if (fresh.some((userId) => !creditable.has(userId))) refuse("not_found", { message: nobody });
    const recipients = new Map<string, string[]>();
    for (const userId of fresh)
      recipients.set(
        userId,
        (await messaging.listMailRecipients(userId)).map(({ signInId }) => signInId),
      );
    return recipients;
  }

  /** Stores who is credited on a case study, and plans one email to each who was never asked about it. */
  async function save(
    tx: Transaction,
    { caseStudyId, ownerId }: { caseStudyId: string; ownerId: string },
    { asked, recipients }: { asked: CaseStudyBody["credits"]; recipients: Recipients },
  ): Promise<void> {
    const txStore = creditingStore(tx);
    const now = clock.now();
    const present = new Map((await txStore.listEver(caseStudyId)).map((credit) => [credit.userId, credit]));
    const unasked = asked.map(({ userId }) => userId).filter((userId) => !present.get(userId)?.mailedAt);
    const since = new Date(now.getTime() - secondsPerDay * 1_000);
    const mailed = unasked.length === 0 ? new Set<string>() : await txStore.listMailed(ownerId, unasked, since);
    for (const [position, { userId, role }] of asked.entries()) {
      const before = present.get(userId);
      const isMailed = recipients.has(userId) && unasked.includes(userId) && !mailed.has(userId);
      const unchanged = { state: "waiting" as const, askedAt: now, answeredAt: null, mailedAt: null };
      const credit = { ...unchanged, ...before, caseStudyId, userId, role, position, droppedAt: null };
      await txStore.save({ ...credit, ...(isMailed && { mailedAt: now }) });
      if (isMailed)
        await queue.addEach(
          tx,
          sendCredited,
          recipients.get(userId)!.map((signInId) => ({ caseStudyId, userId, signInId })),
        );
    }
    const dropped = [...present.values()].filter(
      ({ userId, droppedAt }) => droppedAt === null && asked.every((credit) => credit.userId !== userId),
    );
    await txStore.drop(
      caseStudyId,
      dropped.map(({ userId }) => userId),
      now,
    );
    afterCommit(() => {
      for (const userId of new Set([...asked, ...dropped].map((credit) => credit.userId))) publish(userId);
    });
  }

  /** Lists the work of others that names the viewer, what waits for an answer first. */
  async function list(viewer: Viewer): Promise<Credit[]> {
    const rows = await store.listAbout(viewer.userId, listedAtOnce);
    const described = await describe(viewer.userId, rows);
    return [
      ...described.filter(({ state }) => state === "waiting"),
      ...described.filter(({ state }) => state !== "waiting"),
    ];
  }

  /** Lists the work of others on which somebody is credited and has confirmed it, as another person may see it; `null` is a visitor. */
  async function listConfirmed(viewerId: string | null, userId: string): Promise<Credit[]> {
    const rows = (await store.listAbout(userId, listedAtOnce)).filter(({ state }) => state === "confirmed");
    return describe(viewerId, rows);
  }

  async function describe(viewerId: string | null, rows: CreditRow[]): Promise<Credit[]> {
    if (rows.length === 0) return [];
    const studies = await workStore(database).listByIds(rows.map(({ caseStudyId }) => caseStudyId));
    const [owners, pictures] = await Promise.all([
      showing.listVisible(
        viewerId,
        studies.map(({ userId }) => userId),
      ),
      showing.listFirstPictures(studies.map(({ id }) => id)),
    ]);
    const studyOf = new Map(studies.map((study) => [study.id, study]));
    return rows.flatMap(({ caseStudyId, role, state }) => {
      const study = studyOf.get(caseStudyId);
      const by = study && owners.get(study.userId);
      if (!by) return [];
      return [{ caseStudyId, title: study.title, role, state, by, picture: pictures.get(caseStudyId) ?? null }];
    });
  }

  async function answer(
    viewer: Viewer,
    caseStudyId: string,
    { isConfirmed }: { isConfirmed: boolean },
  ): Promise<Credit> {
    const found = (await store.find(caseStudyId, viewer.userId)) ?? refuse("not_found");
    const [credit] = await describe(viewer.userId, [found]);
    if (!credit) return refuse("not_found");
    const state = isConfirmed ? "confirmed" : "refused";
    await store.noteAnswer(caseStudyId, viewer.userId, { state, answeredAt: clock.now() });
    for (const userId of [viewer.userId, credit.by.userId]) publish(userId);
    return { ...credit, state };
  }

  /** Sends the email, unless the credit was answered or is gone since. */
  async function mailCredited(credited: { caseStudyId: string; userId: string; signInId: string }): Promise<void> {
    const found = await store.find(credited.caseStudyId, credited.userId);
    const [credit] = found?.state === "waiting" ? await describe(credited.userId, [found]) : [];
    const recipient = (await messaging.listMailRecipients(credited.userId)).find(
      ({ signInId }) => signInId === credited.signInId,
    );
    if (!credit || !recipient) return;
    const token = tokens.sign(credited.signInId);
    const email = await creditedEmail({
      productName: settings.productName,
      name: credit.by.displayName,
      title: credit.title,
      role: credit.role,
      url: `${settings.publicUrl}/work/credits`,
      unsubscribeUrl: `${settings.publicUrl}/unsubscribe/messages?token=${token}`,
    });
    await mail.send({
      to: recipient.email,
      ...email,
      headers: {
        "List-Unsubscribe": `<${settings.publicUrl}/api/one-click/unsubscribe/messages?token=${token}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    });
  }

  /** Ends the credits of two people on each other's work, inside the transaction that stores a block between them. */
  async function noteBlock(tx: Transaction, { blockerId, blockedId }: { blockerId: string; blockedId: string }) {
    const now = clock.now();
    await creditingStore(tx).refuseBetween(blockerId, blockedId, now);
    await creditingStore(tx).refuseBetween(blockedId, blockerId, now);
  }

  return {
    find,
    prepare,
    save,
    list,
    listConfirmed,
    answer,
    mailCredited,
    noteBlock,
    listEver: (caseStudyId: string): Promise<CreditRow[]> => store.listEver(caseStudyId),
  };
}

const nobody = "We found nobody with this username. Please check its spelling.";
