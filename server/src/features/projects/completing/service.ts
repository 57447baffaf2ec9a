import type { ProjectCompletion } from "@triptych/contract/projects";
import { afterCommit, type Transaction } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { AccessService } from "../access/service.ts";
import type { ProjectsDeps } from "../deps.ts";
import { sendHalfComplete } from "../job-definitions.ts";
import type { ReferencesService } from "../references/service.ts";
import { isUnderWay, markedBy, otherSideOf, type Side, sideOf } from "../rules.ts";
import { type PersonRow, projectsStore, type ProjectRow } from "../store.ts";
import { halfCompleteEmail } from "./emails.ts";

interface Recipient {
  userId: string;
  signInId: string;
}

export interface CompletingDeps extends Omit<ProjectsDeps, "matching"> {
  access: AccessService;
  references: Pick<ReferencesService, "describeOf">;
}

/** Completes a project when both of its sides say so. A side whose account has ended need not. */
export function completingService(deps: CompletingDeps) {
  const { database, clock, newId, queue, mail, tokens, settings, profiles, messaging, publish, access, references } =
    deps;
  const store = projectsStore(database);

  /** Marks a project for the viewer's side, or takes that back until the other side has marked it too. */
  async function mark(viewer: Viewer, projectId: string, { isComplete }: { isComplete: boolean }): Promise<void> {
    const { project: seen } = await access.requireSeen(viewer, projectId);
    const recipients = isComplete ? await listRecipients(seen, viewer) : [];
    await database.transaction(async (tx) => {
      const { project, side } = await access.lockSides(tx, viewer, projectId);
      if (project.completedAt) {
        if (isComplete) return;
        refuse("conflict", { message: "Both of you have marked it as complete, so it cannot be taken back." });
      }
      const now = clock.now();
      const marks = markedBy(project, { side, at: isComplete ? now : null });
      await projectsStore(tx).updateProject(projectId, { ...marks, updatedAt: now });
      if (marks.completedAt) await close(tx, project, { now, viewer });
      else if (isComplete) await planEmails(tx, project, recipients);
      const otherId = otherSideOf(project, side);
      if (otherId) afterCommit(() => publish(otherId));
    });
  }

  /** Gives a completed project the status that says so. */
  async function close(tx: Transaction, project: ProjectRow, { now, viewer }: { now: Date; viewer: Viewer }) {
    if (project.status === "done" || project.status === "archived") return;
    const txStore = projectsStore(tx);
    await txStore.updateProject(project.id, { status: "done" });
    await txStore.insertStatusChange({
      id: newId(),
      projectId: project.id,
      status: "done",
      changedById: viewer.userId,
      changedAt: now,
    });
  }

  /** Plans the one email to the other side, however often the mark is taken back. */
  async function planEmails(tx: Transaction, project: ProjectRow, recipients: Recipient[]): Promise<void> {
    if (project.completionMailedAt) return;
    await projectsStore(tx).updateProject(project.id, { completionMailedAt: clock.now() });
    await queue.addEach(
      tx,
      sendHalfComplete,
      recipients.map((recipient) => ({ projectId: project.id, ...recipient })),
    );
  }

  async function listRecipients(project: ProjectRow, viewer: Viewer): Promise<Recipient[]> {
    const side = sideOf(project, viewer.userId);
    const userId = side && otherSideOf(project, side);
    if (!userId) return [];
    return (await messaging.listMailRecipients(userId)).map(({ signInId }) => ({ userId, signInId }));
  }

  /** Sends the email, unless the mark was taken back or both sides have marked the project since. */
  async function mailHalfComplete(half: Recipient & { projectId: string }): Promise<void> {
    const project = await store.findProject(half.projectId);
    const side = project && sideOf(project, half.userId);
    const otherId = project && side && otherSideOf(project, side);
    if (!otherId || project.completedAt) return;
    const isMarked = side === "owner" ? project.chosenCompletedAt : project.ownerCompletedAt;
    const recipient = (await messaging.listMailRecipients(half.userId)).find(
      ({ signInId }) => signInId === half.signInId,
    );
    if (!isMarked || !recipient) return;
    const [other] = await profiles.listNamed([otherId]);
    const token = tokens.sign(half.signInId);
    const email = await halfCompleteEmail({
      productName: settings.productName,
      name: other?.displayName ?? "Somebody",
      title: project.title,
      url: `${settings.publicUrl}/projects/${project.id}`,
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

  /** Describes how far a project is completed, for its two sides alone. `people` are those of the project, `named` includes both sides. */
  async function describe(
    viewer: Viewer,
    project: ProjectRow,
    { people, named }: { people: PersonRow[]; named: ReadonlyMap<string, Named> },
  ): Promise<ProjectCompletion | null> {
    const side = sideOf(project, viewer.userId);
    if (
      !side ||
      !isUnderWay(
        project,
        people.find(({ userId }) => userId === project.chosenId),
      )
    )
      return null;
    const otherId = otherSideOf(project, side);
    const other = otherId === null ? undefined : named.get(otherId);
    const given = project.completedAt ? await references.describeOf(viewer, project) : noReferences;
    const [mine, theirs] = inOrderOf(side, project);
    return {
      with: other ? { userId: other.id, username: other.username, displayName: other.displayName } : null,
      mine: mine?.toISOString() ?? null,
      theirs: theirs?.toISOString() ?? null,
      completedAt: project.completedAt?.toISOString() ?? null,
      ...given,
    };
  }

  return { mark, mailHalfComplete, describe };
}

const noReferences = { ownReference: null, theirReference: null, hasTheirs: false };

type Named = Awaited<ReturnType<ProjectsDeps["profiles"]["listNamed"]>>[number];

function inOrderOf(side: Side, { ownerCompletedAt, chosenCompletedAt }: ProjectRow) {
  return side === "owner" ? [ownerCompletedAt, chosenCompletedAt] : [chosenCompletedAt, ownerCompletedAt];
}
