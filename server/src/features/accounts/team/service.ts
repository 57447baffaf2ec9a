import { accountLimits, type Team } from "@triptych/contract/accounts";
import { msPerDay } from "@triptych/contract/durations";
import type { Transaction } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { ClosingService } from "../closing/service.ts";
import { sendTeamInvitation, sendTeamRemoval } from "../job-definitions.ts";
import { teamInvitationEmail, teamInvitationToMemberEmail, teamRemovalEmail } from "./emails.ts";
import type { AccountsDeps } from "../deps.ts";
import { createPasswordChoice } from "../passwords/choice.ts";
import type { RegistrationService } from "../registration/service.ts";
import { lookOf } from "../rules.ts";
import type { SessionsService, SignedIn } from "../sessions/service.ts";
import { accountsStore } from "../store.ts";
import { hashToken, newToken } from "../tokens.ts";
import { teamStore, type InvitationRow } from "./store.ts";

export interface Joining {
  token: string;
  username: string;
  password: string;
  address: string;
  userAgent?: string | undefined;
}

interface TeamDeps extends AccountsDeps {
  sessions: SessionsService;
  registration: RegistrationService;
  closing: ClosingService;
}

/** Manages the people who act as one agency, each with a sign-in of their own. */
export function teamService(deps: TeamDeps) {
  const { database, clock, newId, queue, mail, identity, settings, spendFor, describeProfile } = deps;
  const { sessions, registration, closing } = deps;
  const store = teamStore(database);
  const choosePassword = createPasswordChoice(deps);

  async function getTeam(viewer: Viewer): Promise<Team> {
    requireAgency(viewer);
    const [rows, invitations] = await Promise.all([
      store.listMembers(viewer.userId),
      store.listInvitations(viewer.userId, clock.now()),
    ]);
    const signIns = new Map(
      (await identity.within(database).listSignIns(rows.map((row) => row.signInId))).map((signIn) => [
        signIn.id,
        signIn,
      ]),
    );
    const members = rows.flatMap(({ signInId, role, joinedAt }) => {
      const signIn = signIns.get(signInId);
      return signIn
        ? [{ id: signInId, username: signIn.username, email: signIn.email, role, joinedAt: joinedAt.toISOString() }]
        : [];
    });
    return { members, invitations: invitations.map(asInvitation) };
  }

  /** Invites somebody. NOTE: the reply is the same whether or not the address has an account, unless it is in this very team. */
  async function invite(viewer: Viewer, email: string) {
    requireAgency(viewer);
    const address = email.toLowerCase();
    await requireOutsider(viewer.userId, address);
    await spendFor("teamInvitation", viewer.userId);
    return database.transaction(async (tx) => {
      await requireRoom(tx, viewer.userId, address);
      const saved = await teamStore(tx).saveInvitation({
        id: newId(),
        userId: viewer.userId,
        email: address,
        ...freshDates(),
      });
      await queue.add(tx, sendTeamInvitation, { invitationId: saved.id });
      return asInvitation(saved);
    });
  }

  async function requireOutsider(userId: string, address: string): Promise<void> {
    const members = await store.listMembers(userId);
    const signIns = await identity.within(database).listSignIns(members.map(({ signInId }) => signInId));
    if (!signIns.some((signIn) => signIn.email === address)) return;
    refuse("conflict", { message: "Somebody in your team already uses this address." });
  }

  /** Refuses where the team is full. An open invitation to the same address does not count. */
  async function requireRoom(tx: Transaction, userId: string, address: string): Promise<void> {
    const txStore = teamStore(tx);
    const members = await txStore.lockMembers(userId);
    const invitations = await txStore.listInvitations(userId, clock.now());
    const others = invitations.filter((invitation) => invitation.email !== address);
    if (members.length + others.length < accountLimits.teamMembers) return;
    refuse("conflict", {
      message: `A team has at most ${accountLimits.teamMembers} people, open invitations included.`,
    });
  }

  async function resend(viewer: Viewer, invitationId: string) {
    requireAgency(viewer);
    await spendFor("teamInvitation", viewer.userId);
    return database.transaction(async (tx) => {
      const updated =
        (await teamStore(tx).updateInvitation(invitationId, viewer.userId, freshDates())) ?? refuse("not_found");
      await requireRoom(tx, viewer.userId, updated.email);
      await queue.add(tx, sendTeamInvitation, { invitationId });
      return asInvitation(updated);
    });
  }

  /**
   * Sends the invitation. Somebody who has an account could not use it, and gets an email that says so. NOTE: the token is made
   * here, so that no table and no job ever holds one that works.
   */
  async function mailInvitation(invitationId: string): Promise<void> {
    const invitation = await store.findInvitation(invitationId);
    if (!invitation) return;
    const owner = await accountsStore(database).findUser(invitation.userId);
    const content = {
      to: invitation.email,
      username: owner?.username ?? "",
      agencyName: await nameOf(invitation.userId),
      ...settings,
    };
    if (await identity.within(database).findSignIn({ email: invitation.email })) {
      await mail.send(await teamInvitationToMemberEmail(content));
      return;
    }
    const { token, tokenHash } = newToken();
    await store.updateInvitation(invitation.id, invitation.userId, { tokenHash });
    await mail.send(await teamInvitationEmail({ ...content, token }));
  }

  async function withdraw(viewer: Viewer, invitationId: string): Promise<void> {
    requireAgency(viewer);
    if (!(await store.removeInvitation(invitationId, viewer.userId))) refuse("not_found");
  }

  /** Removes a teammate with their sessions, and sends them an email. The messages that they wrote stay. */
  async function remove(viewer: Viewer, memberId: string): Promise<void> {
    requireAgency(viewer);
    const agencyName = await nameOf(viewer.userId);
    await database.transaction(async (tx) => {
      const found = await accountsStore(tx).findMember(memberId);
      if (!found || found.user.id !== viewer.userId || found.member.role === "owner") refuse("not_found");
      const [removed] = await closing.removeSignIns(tx, [memberId]);
      if (!removed) refuse("not_found");
      await queue.add(tx, sendTeamRemoval, { to: removed.email, username: removed.username, agencyName });
    });
  }

  const mailRemoval = async (removed: { to: string; username: string; agencyName: string }) =>
    mail.send(await teamRemovalEmail({ ...removed, ...settings }));

  async function findInvitation(token: string) {
    const invitation = (await store.findByToken(hashToken(token), clock.now())) ?? refuse("invalid_token");
    return { agencyName: await nameOf(invitation.userId), email: invitation.email };
  }

  /** Registers a teammate. Their address counts as verified, because the link was mailed to it. */
  async function join({ token, username, password, address, userAgent }: Joining): Promise<SignedIn> {
    const { email } = (await store.findByToken(hashToken(token), clock.now())) ?? refuse("invalid_token");
    await registration.requireFree(username, email);
    const passwordHash = await choosePassword({ password, username, email });
    const joining = database.transaction(async (tx) => {
      const taken = (await teamStore(tx).takeInvitation(hashToken(token), clock.now())) ?? refuse("invalid_token");
      const created = await identity
        .within(tx)
        .createSignIn({ username, email: taken.email, passwordHash, isEmailVerified: true });
      const now = clock.now();
      await accountsStore(tx).insertMembers([
        {
          signInId: created.id,
          userId: taken.userId,
          role: "teammate",
          usernameLook: lookOf(username),
          joinedAt: now,
          lastSeenAt: now,
        },
      ]);
      return created;
    });
    const signIn = await joining.catch(registration.explain(username, email));
    return sessions.start(signIn, { days: accountLimits.sessionDays, address, userAgent });
  }

  async function nameOf(userId: string): Promise<string> {
    const described = await describeProfile(userId);
    return described?.displayName ?? (await accountsStore(database).findUser(userId))?.username ?? "";
  }

  function freshDates() {
    const sentAt = clock.now();
    return {
      tokenHash: newToken().tokenHash,
      sentAt,
      expiresAt: new Date(sentAt.getTime() + accountLimits.teamInvitationDays * msPerDay),
    };
  }

  return { getTeam, invite, resend, mailInvitation, withdraw, remove, mailRemoval, findInvitation, join };
}

function requireAgency(viewer: Viewer) {
  if (viewer.userType !== "agency") refuse("forbidden", { message: "Only agencies have a team." });
}

function asInvitation({ id, email, sentAt, expiresAt }: InvitationRow) {
  return { id, email, sentAt: sentAt.toISOString(), expiresAt: expiresAt.toISOString() };
}
