/** Matches sentences that only thank or greet: "Thank you for reading this far." They ask for nothing. */
const courtesy =
  /(?<=^|[.!?\n]\s*)(?:(?:many |so |kind )?(?:thanks|thank you|regards|cheers|best wishes)|(?:we|i)(?:'m| am|'re| are)? look(?:ing)? forward to|looking forward to|(?:we |i )?hope to hear)\b[^.!?,;:\n]{0,60}(?:[.!?]|$)/gim;

/** Returns the places of sentences of courtesy. */
export function findCourtesies(text: string): { start: number; end: number }[] {
  return [...text.matchAll(courtesy)].map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
}
