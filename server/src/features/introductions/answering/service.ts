import { createHash } from "node:crypto";
import {
  type DeclineReason,
  type Introduction,
  type IntroductionAnswer,
  kindSentences,
} from "@triptych/contract/introductions";
import type { Transaction } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { IntroductionsDeps, Pair } from "../deps.ts";
import { figuresStore } from "../figures/store.ts";
import { stateAfter, stateAt, tooLateFor, tooLateToWithdraw } from "../rules.ts";
import { introductionsStore, type IntroductionRow } from "../store.ts";

export interface AnsweringDeps extends Pick<IntroductionsDeps, "database" | "clock" | "messaging" | "onDeclined"> {
  describe: (viewer: Viewer, row: IntroductionRow) => Promise<Introduction>;
  publishTo: (pair: Pair) => void;
}

export interface Answer {
  answer: IntroductionAnswer;
  reason?: DeclineReason | undefined;
  text?: string | undefined;
}

/** Ends introductions, or stops their clock: the receiver answers, the writer withdraws, either blocks the other. */
export function answeringService({ database, clock, messaging, describe, publishTo, onDeclined }: AnsweringDeps) {
  const store = introductionsStore(database);

  /** Answers once, whoever of a team does, and sends the sentence that comes with it. The same answer again changes nothing. */
  async function answer(viewer: Viewer, id: string, given: Answer): Promise<Introduction> {
    const found = (await store.find(viewer.userId, id)) ?? refuse("not_found");
    if (found.recipientId !== viewer.userId) refuse("not_found");
    const answered = await database.transaction((tx) => answerWith(tx, viewer, { found, given }));
    return describe(viewer, answered);
  }

  async function answerWith(
    tx: Transaction,
    viewer: Viewer,
    { found, given }: { found: IntroductionRow; given: Answer },
  ): Promise<IntroductionRow> {
    const { senderId } = found;
    const now = clock.now();
    // NOTE: the conversation is locked before the introduction, as by whoever replies or blocks.
    await messaging.messages.lock(tx, viewer.userId, senderId);
    const present = (await introductionsStore(tx).find(viewer.userId, found.id)) ?? refuse("not_found");
    if (isDecided(present, given)) return present;
    const state = stateAfter[given.answer];
    const changed = await introductionsStore(tx).updateOpen(found.id, now, {
      state,
      answer: given.answer,
      reason: given.answer === "decline" ? (given.reason ?? null) : null,
      answeredAt: now,
      ...(state !== "open" && { endedAt: now }),
    });
    if (!changed) return refuse("conflict", { message: tooLateFor(stateAt(present, now).state) });
    const content = sentenceOf(given);
    await messaging.messages.sendWith(tx, viewer, {
      receiverId: senderId,
      content,
      idempotencyKey: keyOf(found, given, content),
    });
    await figuresStore(tx).countAgain([viewer.userId]);
    const { briefId } = changed;
    if (state === "declined" && briefId !== null) await onDeclined(tx, { ...changed, briefId });
    publishTo(changed);
    return changed;
  }

  async function withdraw(viewer: Viewer, id: string): Promise<Introduction> {
    const found = (await store.find(viewer.userId, id)) ?? refuse("not_found");
    if (found.senderId !== viewer.userId) refuse("not_found");
    const now = clock.now();
    const withdrawn = await database.transaction(async (tx) => {
      const changed = await introductionsStore(tx).updateOpen(id, now, { state: "withdrawn", endedAt: now });
      if (changed) publishTo(changed);
      return changed;
    });
    if (withdrawn) return describe(viewer, withdrawn);
    const present = (await store.find(viewer.userId, id)) ?? refuse("not_found");
    const { state } = stateAt(present, now);
    return state === "withdrawn"
      ? describe(viewer, present)
      : refuse("conflict", { message: tooLateToWithdraw(state) });
  }

  /** Notes the receiver's first message in reply, inside the transaction that stores it. It stops the clock like any answer. */
  async function noteReply(tx: Transaction, reply: { senderId: string; receiverId: string }): Promise<void> {
    const pair = { senderId: reply.receiverId, recipientId: reply.senderId };
    if (!(await introductionsStore(tx).noteReply(pair.senderId, pair.recipientId, clock.now()))) return;
    await figuresStore(tx).countAgain([pair.recipientId]);
    publishTo(pair);
  }

  /** Ends the introduction between two people when one blocks the other: the receiver declines with it, the writer withdraws. */
  async function noteBlock(tx: Transaction, block: { blockerId: string; blockedId: string }): Promise<void> {
    const now = clock.now();
    const found = await introductionsStore(tx).findBetween(block.blockerId, block.blockedId);
    if (!found) return;
    const isDeclined = found.recipientId === block.blockerId;
    const changed = await introductionsStore(tx).updateOpen(
      found.id,
      now,
      isDeclined
        ? { state: "declined", answer: "decline", reason: "other", answeredAt: now, endedAt: now }
        : { state: "withdrawn", endedAt: now },
    );
    if (!changed) return;
    if (isDeclined) await figuresStore(tx).countAgain([block.blockerId]);
    publishTo(changed);
  }

  return { answer, withdraw, noteReply, noteBlock };
}

/** Returns whether an introduction was accepted or declined with this very answer, as after a retry. */
function isDecided(present: IntroductionRow, { answer, reason }: Answer): boolean {
  if (present.state === "open" || present.answer !== answer) return false;
  return answer === "accept" || present.reason === reason;
}

/** Returns a key for the message of an answer, so that a retry does not send the same question twice. */
function keyOf({ id }: IntroductionRow, { answer }: Answer, content: string): string {
  return `introduction-${id}-${answer}-${createHash("sha256").update(content).digest("hex").slice(0, 16)}`;
}

function sentenceOf({ answer, reason, text }: Answer): string {
  if (text !== undefined) return text.trim();
  return kindSentences[answer === "decline" ? (reason ?? "other") : "accept"];
}
