import type { UserType } from "@triptych/contract/basics";
import { matchingLimits, scoreLabels } from "@triptych/contract/matching";
import { type ImprovedBrief } from "@triptych/contract/matching-writing";
import { ApiError, hasCode } from "../../platform/api-error.ts";
import { formatCount } from "../../platform/format.ts";

export function scoreLabel(score: number): string {
  return (scoreLabels.find(({ from }) => score >= from) ?? scoreLabels.at(-1)!).label;
}

export const isHighlighted = (score: number) => score > matchingLimits.highlightAbove;

export interface SearchTexts {
  title: string;
  description: string;
  placeholder: string;
  /** Returns who was found, as in "Found 3 potential matches". */
  found: (count: number) => string;
  improveFailed: string;
}

/** Lists the texts of the search screen of each account type. */
export const searchTexts: Record<UserType, SearchTexts> = {
  agency: {
    title: "Find A Creative",
    description: "Say what the job is and who it is for. You get freelancers who fit, with the words that prove it.",
    placeholder:
      "For example: a retoucher for fourteen shots of cold glass bottles, working remotely, done by the end of May",
    found: (count) => `Found ${formatCount(count, "potential match", "potential matches")}`,
    improveFailed: "Failed to improve prompt",
  },
  brand: {
    title: "Find an agency or creative",
    description: "Say what you need as you would to a colleague. You get people who fit, with the words that prove it.",
    placeholder:
      "For example: new labels for our eleven chutneys before September, from a small team, for about £25,000",
    found: (count) => `Found ${formatCount(count, "potential match", "potential matches")}`,
    improveFailed: "Failed to improve prompt",
  },
  freelancer: {
    title: "Find Freelancers",
    description:
      "Look for people to work with: say what you need a hand with. You see who fits, with the words that prove it.",
    placeholder: "For example: a sound recordist for two days of interviews in Leeds, used to noisy kitchens",
    found: (count) => `Found ${formatCount(count, "potential collaborator", "potential collaborators")}`,
    improveFailed: "Failed to improve the search query",
  },
};

/** Reads the reply of an improve call, which may also be the improved text alone. */
export function improvementOf(reply: ImprovedBrief | string): ImprovedBrief {
  if (typeof reply !== "string") return reply;
  return { improvedPrompt: reply, assumptions: [], assumptionTopics: [], questions: [], improvedBy: "local" };
}

export const emptyQuery = "Please enter a search query first";

/** Returns why a call failed: the seconds to wait after too many calls, the server's sentence where it is more exact, else the fallback. */
export function failureText(error: unknown, fallback: string): string {
  if (hasCode(error, "rate_limited")) {
    const seconds = error.retryAfter ?? matchingLimits.defaultRetryAfterSeconds;
    return `Rate limit exceeded. Please wait ${seconds} seconds before trying again.`;
  }
  if (hasCode(error, "invalid_input")) return error.details[0]?.message ?? error.message;
  if (error instanceof ApiError && ownWords.includes(error.status)) return error.message;
  return fallback;
}

/** Returns the same for a call about a brief, and says that it is kept when the server cannot be reached. */
export function failureTextOfBrief(error: unknown, fallback: string): string {
  return hasCode(error, "network", "unavailable")
    ? `${asSentence(fallback)} ${keptNote}`
    : failureText(error, fallback);
}

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

const keptNote = "Your brief is kept.";
const ownWords = [402, 403];
