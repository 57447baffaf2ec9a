/** Matches sentences that only thank or greet: "Thank you for reading this far." They ask for nothing. */
const courtesy =
  /(?<=^|[.!?\n]\s*)(?:(?:many |so |kind )?(?:thanks|thank you|regards|cheers|best wishes)|(?:we|i)(?:'m| am|'re| are)? look(?:ing)? forward to|looking forward to|hope to hear)\b[^.!?,;:\n]{0,60}(?:[.!?]|$)/gim;

/** Blanks sentences of courtesy; spaces keep every place. */
export function withoutCourtesies(text: string): string {
  return text.replace(courtesy, (sentence) => " ".repeat(sentence.length));
}
