import { getCurrentUser, getProduct } from "@triptych/contract/accounts";
import type { EndpointDeclaration, ReplyOf } from "@triptych/contract/endpoint";
import { listIntroductions } from "@triptych/contract/introductions";
import { listBrandMatches, listSuggestions } from "@triptych/contract/matching";
import { getBrief, listBriefs } from "@triptych/contract/matching-briefs";
import { getBriefReading } from "@triptych/contract/matching-readings";
import { getCorrespondent, listContacts, listMessages } from "@triptych/contract/messaging";
import { getProject, listProjects } from "@triptych/contract/projects";
import { getShortlist, listShortlists } from "@triptych/contract/shortlists";
import { isReplyOf } from "../query.ts";

/** Holds a reply that is kept for when there is no connection. */
export interface KeptReply {
  /** Holds the address that was called, which is also the key of the reply in the cache. */
  address: string;
  reply: unknown;
  /** Holds the moment when the server sent it, in milliseconds. */
  keptAt: number;
  /** Counts its characters. */
  size: number;
}

export const keptLimits = {
  ageMs: 14 * 24 * 3_600_000,
  replies: 300,
  characters: 4_000_000,
  charactersOfReply: 400_000,
  messagesOfConversation: 100,
};

/** Holds a conversation as the cache does: as one history, not as the pages that the server sends. */
interface KeptHistory {
  messages: ReplyOf<typeof listMessages>;
  hasOlder: boolean;
}

/** Lists the endpoints whose replies are kept. NOTE: nothing of operators, of payments, or behind an emailed link. */
const keptEndpoints = {
  getCurrentUser,
  getProduct,
  listBriefs,
  getBrief,
  getBriefReading,
  listContacts,
  getCorrespondent,
  listMessages,
  listIntroductions,
  listShortlists,
  getShortlist,
  listProjects,
  getProject,
  listSuggestions,
  listBrandMatches,
} satisfies Record<string, EndpointDeclaration>;

export type KeptName = keyof typeof keptEndpoints;

/** Returns the endpoint whose reply is kept under an address, or undefined where nothing is. */
export function keptNameOf(address: string): KeptName | undefined {
  if (address.includes("?")) return undefined;
  return Object.entries(keptEndpoints).find(([, endpoint]) => isReplyOf(endpoint, address))?.[0] as
    | KeptName
    | undefined;
}

export const isKept = (address: unknown): address is string =>
  typeof address === "string" && keptNameOf(address) !== undefined;

/** Returns what is kept of a reply: of a conversation its newest messages, and nothing of what is too long. */
export function keptOf(address: string, reply: unknown, keptAt: number): KeptReply | undefined {
  const kept = isReplyOf(listMessages, address) ? newestOf(reply as KeptHistory) : reply;
  const size = JSON.stringify(kept).length;
  return size > keptLimits.charactersOfReply ? undefined : { address, reply: kept, keptAt, size };
}

function newestOf({ messages, hasOlder }: KeptHistory): KeptHistory {
  const newest = messages.slice(-keptLimits.messagesOfConversation);
  return { messages: newest, hasOlder: hasOlder || newest.length < messages.length };
}

/** Returns the addresses to forget: too old, beyond the limits, or of something that has left the person's lists. */
export function addressesToForget(kept: readonly KeptReply[], now: number): string[] {
  const left = leftLists(kept);
  let [count, characters] = [0, 0];
  const newestFirst = kept.toSorted((one, other) => other.keptAt - one.keptAt);
  return newestFirst.flatMap(({ address, keptAt, size }) => {
    if (now - keptAt > keptLimits.ageMs || left.has(address)) return [address];
    count += 1;
    characters += size;
    return count > keptLimits.replies || characters > keptLimits.characters ? [address] : [];
  });
}

/** Lists which entries belong to something in a list: they are forgotten with it, as when a contact was deleted. */
const listed = [
  { list: listContacts, entries: [listMessages, getCorrespondent] },
  { list: listBriefs, entries: [getBrief, getBriefReading] },
  { list: listShortlists, entries: [getShortlist] },
  { list: listProjects, entries: [getProject] },
];

function leftLists(kept: readonly KeptReply[]): Set<string> {
  const left = new Set<string>();
  for (const { list, entries } of listed) {
    const found = kept.find(({ address }) => address === list.path);
    if (!found) continue;
    const ids = new Set((found.reply as { id: string }[]).map(({ id }) => encodeURIComponent(id)));
    for (const { address } of kept) {
      const endpoint = address !== list.path && entries.find((entry) => isReplyOf(entry, address));
      if (endpoint && !ids.has(idIn(address, endpoint.path))) left.add(address);
    }
  }
  return left;
}

/** Returns the part of an address for which its path has a parameter. */
function idIn(address: string, path: string): string {
  const at = path.split("/").findIndex((part) => part.startsWith("{"));
  return address.split("/")[at] ?? "";
}
