import type { BriefEngine, MatchingIndex } from "./matching-index.ts";

type Calls = MatchingIndex & BriefEngine;

/** Names the calls that the index's thread takes as they are. */
export type ThreadCall = Exclude<
  {
    [Name in keyof Calls]: Calls[Name] extends (...given: never[]) => Promise<unknown> ? Name : never;
  }[keyof Calls],
  "load"
>;

/** Names the calls that return something in parts. */
export type ThreadStream = {
  [Name in keyof MatchingIndex]: MatchingIndex[Name] extends () => AsyncIterable<unknown> ? Name : never;
}[keyof MatchingIndex];

/**
 * Describes what the process sends to the thread. A stream is opened, read part by part, and closed by its end or by `stop`. A load
 * is begun, fed part by part, and ends with `null`.
 */
export type ToThread =
  | { id: number; call: ThreadCall; given: unknown[] }
  | { id: number; open: ThreadStream }
  | { id: number; next: number }
  | { id: number; stop: number }
  | { id: number; load: true }
  | { id: number; feed: number; part: Uint8Array | null };

/** Describes what the thread sends back: the result of a call, or why there is none. */
export type FromThread = { id: number; result: unknown } | { id: number; error: unknown };
