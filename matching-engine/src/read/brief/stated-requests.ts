import { separators } from "../../text/words.ts";
import type { Sentence } from "./asking-phrases.ts";

/** Holds words that a sentence asks for without a verb of asking. Where it is whole, all words up to its end are asked for. */
export interface StatedRequest {
  from: number;
  to: number;
  isWish: boolean;
  isWhole: boolean;
}

/** Describes a way of saying what else is to be done. The group `work` is what is asked for. */
interface Way {
  says: RegExp;
  isWish?: boolean;
  isWhole?: boolean;
}

const thing = String.raw`(?<work>(?!(?:and|but|so|also|then|we|i|you|he|she|they|it|there|who|which|if|when|as|someone|somebody)\b)[^,]{3,110}?)`;
const opening = String.raw`(?:^|, )(?:(?:and|but|so|also|then|plus|after that|afterwards|or) )*`;
const rest = String.raw`(?<work>[^,]{3,200})`;
const restAll = String.raw`(?<work>(?!(?:explain|show|tell|send|help|let|come|meet|talk|speak|call|email|give|share|quote|advise|recommend|suggest|start|work|see|get back|reply|be)\b)(?:(?!, but\b).){3,200})`;
const helper = String.raw`(?:the same (?:person|people|agency|team|studio|company|one)|you|they|he|she|someone|somebody|anyone|whoever)`;
const able = String.raw`(?:can|could|would|also|even|might|are|were|able|happen|willing|up|for|to|it|know|how|knows|,)`;
const unsure = String.raw`(?:probably|possibly|maybe|perhaps|eventually|later|one day|at some point)`;
const welcome = String.raw`(?:handy|great|nice|lovely|good|ideal|bonus|plus|better|fantastic|brilliant|perfect|points|helpful|useful|wonderful|delighted|pleased|happy)`;
/** Lists participles that say when, where or how something is delivered, and not which work it is. */
const noWork = String.raw`(?:based|located|used|finished|completed|delivered|submitted|paid|agreed|kept|seen|sent|received|returned|allowed|considered|told|able|involved|included|interested|experienced|qualified|sorted|done|ready|met|held|given|taken|approved|found|left|shown|heard|played|displayed|published|covered|careful|quiet|brilliant|different|excellent)`;

const ways: readonly Way[] = [
  { says: new RegExp(`${opening}${thing} (?:is|are) to be (?<verb>(?!${noWork})[a-z-]+(?:ed|en|t|wn|un|id)\\b)`, "d") },
  {
    says: new RegExp(
      `\\b(?:it|they|that|these|this) (?:is|are|has|have)(?: also)? to be (?<work>(?!${noWork})[a-z-]+(?:ed|en|t|wn|id)\\b[^,]{0,40})`,
      "d",
    ),
  },
  {
    says: new RegExp(
      `\\b(?:should|must|could|can|would|to)(?: also| then)? be (?:made|turned|cut|put) into ${rest}`,
      "d",
    ),
  },
  { says: new RegExp(`\\b(?:we|i)(?: also)? could(?: also| really)? use ${rest}`, "d") },
  { says: new RegExp(`\\bshould (?:also )?come with ${rest}`, "d") },
  {
    says: new RegExp(
      `${opening}(?<work>[a-z]{3,}ing [^,]{3,110}?) (?:is|are) (?:also )?(?:part of (?:the|this|your) (?:job|work|brief|role)|needed|required|wanted)\\b`,
      "d",
    ),
  },
  {
    says: new RegExp(
      `, so (?<work>(?:an?|some|proper) (?:(?!\\b(?:is|are|was|will|would|can|could|should|must|has|have|who|that|does)\\b)[^,]){3,80})$`,
      "d",
    ),
  },
  {
    says: new RegExp(
      `\\b(?:be|it's|is|i'm|we're) (?:over the moon|thrilled|a relief|a help|a godsend|a dream|amazing|brill|ace) if (?:you|they|someone|somebody) (?:(?:can|could|would|also) )*${restAll}`,
      "d",
    ),
    isWish: true,
    isWhole: true,
  },
  {
    says: new RegExp(`\\bif (?:you|they) (?:fancy|feel like|are up for|enjoy) ${rest}`, "d"),
    isWish: true,
    isWhole: true,
  },
  {
    says: new RegExp(
      `\\bif (?:you|they) (?:can|could) ${rest.replace("{3,200}", "{3,200}?")} (?:that'd|that would|that|it would|it'd) be\\b`,
      "d",
    ),
    isWish: true,
    isWhole: true,
  },
  {
    says: new RegExp(
      `\\b(?:may|might|could)(?: well| also| even)? (?:grow|turn|develop|expand|become)(?: into)? ${rest}`,
      "d",
    ),
    isWish: true,
  },
  { says: new RegExp(`^what (?:should|shall|could|can|do|would) ${restAll}`, "d"), isWhole: true },
  {
    says: new RegExp(
      `\\b(?:hoping|hope|expect|expecting)(?: that)? ${helper} (?:also |then |could |can |will |would )*(?<work>(?!(?:to|can|could|be|is|are|will|has|have|know|knows|live|lives)\\b)[^,]{3,200})`,
      "d",
    ),
    isWhole: true,
  },
  {
    says: new RegExp(
      `\\b(?:brief|job|task|project|ask|request) is (?:[^,]{3,40}), (?<work>(?:an?|some|new) [^,]{3,200})`,
      "d",
    ),
  },
  {
    says: new RegExp(
      `^(?:and |then )?(?:first|second|third|firstly|secondly|thirdly|finally|lastly)(?: of all)?, ${restAll}`,
      "d",
    ),
  },
  { says: /^\d, (?<work>(?!\d).{3,200})/d },

  {
    says: new RegExp(
      `${opening}${thing}(?: also| then)? (?:will |would )?(?:have to|has to|needs? to|should|must|ought to)(?: also| then| all| both)* be (?<verb>(?!${noWork})[a-z-]+(?:ed|en|t|wn|un|id)\\b)`,
      "d",
    ),
  },
  {
    says: new RegExp(
      `(?:will |would |'ll )(?:also )?(?:have|need) to be (?<work>(?!${noWork})[a-z-]+(?:ed|en|t|wn|id)\\b[^,]{0,40})`,
      "d",
    ),
  },
  { says: new RegExp(`${opening}${thing} (?:would |will )?(?:has|have) to (?:come from|happen)\\b`, "d") },
  { says: new RegExp(`${opening}${thing} (?:is|are) (?:also )?(?:on you|up to you|down to you|your job)\\b`, "d") },
  {
    says: new RegExp(
      `${opening}${thing}(?: also)? (?:hasn't|haven't)(?: yet)? been (?<verb>(?!${noWork})[a-z-]+(?:ed|en|t|wn|un|id)\\b)(?=[^,]{0,20}\\b(?:yet|either)\\b)`,
      "d",
    ),
  },
  { says: new RegExp(`${opening}${thing} (?:doesn't|don't) exist yet`, "d") },
  {
    says: new RegExp(
      `${opening}${thing} (?:is|are) (?:the other thing|also something|what|all|something) (?:that )?(?:we're|we|i'm|i) (?:still |also )?(?:missing|lacking|after|need|lack|want|short)`,
      "d",
    ),
  },
  { says: new RegExp(`(?:we're|i'm|are|am) (?:also |still )?(?:short of|missing|lacking) ${rest}`, "d") },
  { says: new RegExp(`(?:we|i) (?:haven't(?: got)?|don't have) ${thing} (?:either|yet)\\b`, "d") },
  { says: new RegExp(`${opening}${thing} would (?:also )?be (?:needed|required|wanted)\\b`, "d") },
  { says: new RegExp(`\\bfollowed by ${rest}`, "d") },
  {
    says: new RegExp(
      `\\b(?:but also|while you're (?:at it|there|here)|after that|and afterwards|before that) ${rest}`,
      "d",
    ),
    isWhole: true,
  },
  {
    says: new RegExp(
      `\\b(?:we|i)(?:'ve got| have|'ll have|'d have) to (?<work>(?:find|get|make|book|produce|create|organise|build|hire)\\b.{3,200})`,
      "d",
    ),
  },
  {
    says: new RegExp(
      `\\b(?:can|could|would|will) (?:the same (?:person|people|agency|team|studio|company|one)|they|any of you|one of you)(?: also| then| maybe| perhaps)* ${restAll}`,
      "d",
    ),
    isWhole: true,
  },
  {
    says: new RegExp(
      `\\b(?:you'd|you'll|you would|you will)(?: also| then)*(?: be (?=[a-z]+ing))? (?<work>(?!(?:like|love|need|want|have|find|be|get|say|think|know|receive|see|meet|prefer|rather)\\b)[a-z]+ (?:the|it|them|our|this|that|all) ?.{0,200})`,
      "d",
    ),
    isWhole: true,
  },
  { says: new RegExp(`\\bdo (?:any of )?you (?:also |even )?(?:do|offer|make|handle) ${rest}`, "d"), isWhole: true },
  { says: /\bdo any of you (?<work>[a-z]+)/d, isWhole: true },
  {
    says: new RegExp(
      `${opening}(?<work>(?!(?:we|i|you|it|that|this|there|which|what|he|she|they|if|how)\\b)[^,]{3,110}?)(?: also| too| as well)? would(?:n't)? (?:also |really |certainly )*(?:be (?!needed|required|wanted|able|happy|used)|help\\b|go amiss|hurt\\b|go down well|come in handy)`,
      "d",
    ),
    isWish: true,
  },
  {
    says: new RegExp(
      `${opening}${thing} (?:will|would|could|may|might) (?:also )?(?:follow(?= in| after| later| then| next| and|,|$)|come (?:next|later|after|on top)|go to the same|be (?:added|next))`,
      "d",
    ),
    isWish: true,
  },
  {
    says: new RegExp(
      `\\b(?:we|i)(?:'d| would| may| might| could| will|'ll)(?: also| even| well)? ${unsure}(?: also| even)? (?:(?:want|like|need|try|have|look)(?: to| at)? )?${restAll}`,
      "d",
    ),
    isWish: true,
    isWhole: true,
  },
  {
    says: new RegExp(
      `\\b(?:we|i) (?:may|might)(?: also| even| well)? (?:want|need|like|look|try|add|ask|use|have|do|turn|consider|get)(?: to| at| for)? ${restAll}`,
      "d",
    ),
    isWish: true,
    isWhole: true,
  },
  {
    says: new RegExp(
      `(?:\\bbe (?:a |really |very |even )?|^(?:even |a )?|, (?:even |a )?)${welcome} if (?!it's (?:one|the same|different|two)\\b)(?:(?:you|they|he|she|someone|somebody|whoever|it)\\b )?(?:${able} )*${restAll}`,
      "d",
    ),
    isWish: true,
    isWhole: true,
  },
  {
    says: new RegExp(
      `\\b(?:nice to have|nice-to-have|bonus) (?:(?:you|they|he|she|someone|somebody|whoever) )?(?:${able} )*${restAll}`,
      "d",
    ),
    isWish: true,
    isWhole: true,
  },
  {
    says: new RegExp(`\\bif ${helper} (?:${able} )*also (?:${able} )*${restAll}`, "d"),
    isWish: true,
    isWhole: true,
  },
  {
    says: new RegExp(
      `\\bif (?:they|you|he|she) (?:were|are|is|would be) (?:up for|game for|able to|happy to|willing to)(?: it)?,? (?:to )?${restAll}`,
      "d",
    ),
    isWish: true,
    isWhole: true,
  },
  {
    says: /\bif (?:you|they) (?<work>[a-z]+ .{0,60}?(?:as well|too|yourself|also)\b.{0,120})/d,
    isWish: true,
    isWhole: true,
  },
  {
    says: new RegExp(`(?:budget|money|room|time) (?:still )?(?:left|over|left over|to spare) for ${rest}`, "d"),
    isWish: true,
  },
  {
    says: new RegExp(`^(?<work>.{8,200}?) if (?:that|it|this) (?:is )?(?:your thing|something you|in your line)`, "d"),
    isWish: true,
    isWhole: true,
  },
];

/** Returns what a sentence behind the first one asks for by saying that it has to be done, is missing, would be welcome or may follow. */
export function statedRequests(sentence: Sentence): StatedRequest[] {
  const { said, starts } = spell(sentence);
  const found: StatedRequest[] = [];
  for (const { says, isWish = false, isWhole = false } of ways) {
    const places = says.exec(said)?.indices?.groups;
    const [start, endOfWork] = places?.["work"] ?? [];
    if (start === undefined || endOfWork === undefined) continue;
    const end = places?.["verb"]?.[1] ?? endOfWork;
    const from = sentence.from + starts.findIndex((at) => at >= start);
    const last = starts.findLastIndex((at) => at < end);
    if (from - sentence.from <= last) found.push({ from, to: sentence.from + last + 1, isWish, isWhole });
  }
  return found;
}

/** Writes a sentence as plain words with its commas, and says where each word begins in it. */
function spell({ words: { norms, breaks }, from, to }: Sentence): { said: string; starts: number[] } {
  let said = "";
  const starts: number[] = [];
  for (let at = from; at < to; at += 1) {
    if (at > from) said += breaks[at] === separators.comma ? ", " : " ";
    starts.push(said.length);
    said += norms[at]!;
  }
  return { said, starts };
}
