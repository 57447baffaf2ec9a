/** Describes the content of a text field and where the caret stands in it. */
export interface TypedText {
  text: string;
  caret: number;
}

/** Writes a card number in groups of four digits, and leaves the caret behind the digit that it stood behind. */
export function groupCardNumber({ text, caret }: TypedText): TypedText {
  const digits = digitsOf(text).slice(0, longestCardNumber);
  const before = Math.min(digitsOf(text.slice(0, caret)).length, digits.length);
  return { text: inFours(digits), caret: inFours(digits.slice(0, before)).length };
}

/**
 * Writes a card's expiry as month and year with a slash between them. The slash comes with the third digit, so that it can be
 * deleted like any other character; a slash that was typed stays.
 */
export function spaceExpiry({ text, caret }: TypedText): TypedText {
  return { text: expiryOf(text), caret: Math.min(expiryOf(text.slice(0, caret)).length, expiryOf(text).length) };
}

/** Writes what is typed into a field in its usual form, and keeps the caret where it was among the digits. */
export function retype(input: HTMLInputElement, write: (typed: TypedText) => TypedText) {
  const written = write({ text: input.value, caret: input.selectionStart ?? input.value.length });
  if (written.text === input.value) return;
  input.value = written.text;
  input.setSelectionRange(written.caret, written.caret);
}

const longestCardNumber = 19;
const digitsOf = (text: string) => text.replaceAll(/\D/g, "");
const inFours = (digits: string) => digits.replaceAll(/(\d{4})(?=\d)/g, "$1 ");

function expiryOf(text: string): string {
  const [, month, year] = /^\D*(\d{1,2})\s*[/.-](.*)$/.exec(text) ?? [];
  if (month !== undefined) return `${month}/${digitsOf(year ?? "").slice(0, 4)}`;
  const digits = withTwoDigitMonth(digitsOf(text));
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2, 6)}` : digits;
}

/** Reads a first digit that begins no month of two digits as the whole month: `4` is April, and `13` is January and a 3. */
function withTwoDigitMonth(digits: string): string {
  return /^([2-9]|1[3-9])/.test(digits) ? `0${digits}` : digits;
}
