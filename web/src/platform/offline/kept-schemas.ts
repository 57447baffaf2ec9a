import { getCurrentUser, getProduct } from "@triptych/contract/accounts";
import { listIntroductions } from "@triptych/contract/introductions";
import { listBrandMatches, listSuggestions } from "@triptych/contract/matching";
import { getBrief, listBriefs } from "@triptych/contract/matching-briefs";
import { getBriefReading } from "@triptych/contract/matching-readings";
import { getCorrespondent, listContacts, listMessages } from "@triptych/contract/messaging";
import { getProject, listProjects } from "@triptych/contract/projects";
import { getShortlist, listShortlists } from "@triptych/contract/shortlists";
import { z } from "zod";
import { completeReply } from "../complete-reply.ts";
import { shapeOf } from "../reply-shape.ts";
import { type KeptName, keptLimits, keptNameOf, type KeptReply } from "./kept-rules.ts";

const schemas: Record<KeptName, z.ZodType> = {
  getCurrentUser: getCurrentUser.reply,
  getProduct: getProduct.reply,
  listBriefs: listBriefs.reply,
  getBrief: getBrief.reply,
  getBriefReading: getBriefReading.reply,
  listContacts: listContacts.reply,
  getCorrespondent: getCorrespondent.reply,
  // NOTE: the cache holds a conversation as one history.
  listMessages: z.object({ messages: listMessages.reply, hasOlder: z.boolean() }),
  listIntroductions: listIntroductions.reply,
  listShortlists: listShortlists.reply,
  getShortlist: getShortlist.reply,
  listProjects: listProjects.reply,
  getProject: getProject.reply,
  listSuggestions: listSuggestions.reply,
  listBrandMatches: listBrandMatches.reply,
};

/**
 * Returns a kept reply as today's screens expect it, or undefined where it is too old, or where another version of the
 * product kept it in a shape that is no longer right.
 */
export function readKept({ address, reply, keptAt }: KeptReply, now: number): unknown {
  const name = keptNameOf(address);
  if (!name || now - keptAt > keptLimits.ageMs) return undefined;
  const schema = schemas[name];
  const completed = completeReply(shapeOf(schema), reply);
  return schema.safeParse(completed).success ? completed : undefined;
}
