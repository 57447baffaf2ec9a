import type { UserType } from "@triptych/contract/basics";
import { cutAtWord } from "@triptych/contract/cut-at-word";
import { matchingLimits } from "@triptych/contract/matching";
import { messagingLimits } from "@triptych/contract/messaging";

/** Returns whether a first message is drafted from the search text. */
export function mayDraft(searchText: string | undefined, input: string): searchText is string {
  return searchText !== undefined && searchText.trim().length > messagingLimits.draftThreshold && input === "";
}

/** Returns the draft that is used where the server gives none. */
export function draftFrom(searchText: string, userType: UserType | null): string {
  const terms = termsOf(searchText);
  if (userType === "brand") return `Hi! I'm looking for ${terms} for an upcoming project.`;
  if (userType === "agency") return `Hi! We're seeking ${terms} for a client project.`;
  if (userType === "freelancer") return `Hi! I'm interested in connecting regarding ${terms}.`;
  return `Hi! I'm looking for ${terms}.`;
}

const termsAtMost = 3;
const fillers = new Set(
  "the and for with from that this who can need needs needed want wants wanted looking look find finding seeking seek searching search please help our your you are has have had will would could should into about some any all who's whose which what when where they them their there here i'm we're i'd we'd it's its not but also very just like get make".split(
    " ",
  ),
);

/** Returns the first three meaningful words of a search. */
export function termsOf(searchText: string): string {
  const words = searchText.match(/[\p{L}\p{N}][\p{L}\p{N}'’&+#./-]*/gu) ?? [];
  const cleaned = words.map((word) => word.replaceAll("’", "'").replace(/[./'-]+$/u, ""));
  const telling = cleaned.filter((word) => word.length > 2 && !fillers.has(word.toLowerCase()));
  if (telling.length > 0) return telling.slice(0, termsAtMost).join(" ");
  return cutAtWord(searchText.trim(), 60);
}

interface Entry {
  draft: string;
  expiresAtMs: number;
}

/** Identifies the request that a draft was made for. */
export interface DraftCause {
  searchText: string;
  userType: UserType | null;
  /** Belongs to the key, because a draft may quote the profile of its receiver. */
  receiverId: string;
}

/** Creates a cache of the drafts that were generated lately. */
export function createDraftCache(nowMs: () => number) {
  const entries = new Map<string, Entry>();

  return {
    find: (cause: DraftCause): string | undefined => {
      const entry = entries.get(keyOf(cause));
      return entry && entry.expiresAtMs > nowMs() ? entry.draft : undefined;
    },
    keep: (cause: DraftCause, draft: string) => {
      const key = keyOf(cause);
      entries.delete(key);
      entries.set(key, { draft, expiresAtMs: nowMs() + matchingLimits.draftCacheMs });
      if (entries.size > matchingLimits.draftCacheEntries) prune();
    },
  };

  /** Removes the expired drafts, then the oldest ones. */
  function prune() {
    for (const [key, { expiresAtMs }] of entries) if (expiresAtMs <= nowMs()) entries.delete(key);
    for (const key of entries.keys()) {
      if (entries.size <= matchingLimits.draftCacheEntries) return;
      entries.delete(key);
    }
  }
}

function keyOf({ searchText, userType, receiverId }: DraftCause): string {
  return `${userType ?? ""}:${receiverId}:${searchText.trim().toLowerCase()}`;
}
