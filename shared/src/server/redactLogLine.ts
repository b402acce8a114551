import { isCardNumber, isIssuerNumber } from '../contracts/cardNumbers.ts';

/**
 * Redacts secrets in a line of a log: token-bearing query parameters, encoded or not, signed tokens anywhere, and card
 * numbers. Works on the whole line, because URLs also occur in error messages and in reports of the browser.
 */
export function redactLogLine(line: string): string {
  return redactCardNumbers(
    line
      .replaceAll(OTHER_DIGIT, plainDigit)
      .replaceAll(SECRET_PARAMETER, '$1[redacted]')
      .replaceAll(SECRET_FRAGMENT, '$1[redacted]')
      .replaceAll(SIGNED_TOKEN, '[redacted]'),
  );
}

/** Names of query parameters that hold secrets or personal data. */
const NAMES = '(?:[\\w-]*token|magic|code|secret|signature|x-amz-(?:signature|credential)|password|email)';

/** `?token=…` and `&token=…`, also as `%3Ftoken%3D…` in a callback URL, up to twice encoded. */
const SECRET_PARAMETER = new RegExp(
  `((?:[?&]|%(?:25)?3F|%(?:25)?26)${NAMES}(?:=|%(?:25)?3D))(?:(?!%(?:25)?26)[^&\\s"'\\\\<>#])*`,
  'gi',
);

/** `Bearer …` in a message. */
const SECRET_FRAGMENT = /(\bBearer )[\w.~+/-]+=*/g;

/** Payload and HMAC-SHA256 signature in Base64 URL, the form of a preview link or a JWT. */
const SIGNED_TOKEN = /(?<![\w.-])(?:[\w-]{8,}\.){1,2}[\w-]{43}(?![\w.-])/g;

/** Digits as escapes or entities, also encoded twice, and digits of other scripts. */
const OTHER_DIGIT =
  /%(?:25)*(?:u00)?3(\d)|%(?:25)*EF%(?:25)*BC%(?:25)*9(\d)|\\{1,8}(?:uFF1|u003|x3)(\d)|&(?:amp;)*#x0*3(\d);|&(?:amp;)*#0*(4[89]|5[0-7]);|(?!\d)\p{Nd}/giu;
function plainDigit(found: string, ...groups: (string | undefined)[]): string {
  const [code, digit] = [groups[4], groups.slice(0, 4).find((each) => each !== undefined)];
  if (code) return String.fromCharCode(Number(code));
  const plain = digit ?? found.normalize('NFKC');
  if (plain <= '9') return plain;
  const point = plain.codePointAt(0)!;
  // The digits of a script follow each other.
  for (let value = 0; value < 10; value += 1)
    if (!/\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) return String(value);
  return plain;
}

/** A symbol as a percent or JSON escape or an HTML entity; `%2520`, `\\n` and `&amp;nbsp;` were encoded twice. */
const ESCAPE = String.raw`%(?:25)*[\dA-F]{2}|\\{1,8}(?:u[\dA-F]{4}|[nrt])|&(?:amp;)*(?:#\w{2,6}|[a-z]{2,8});`;
/** Between the groups of a number: an escape, or no letter, digit, quote or bracket. */
const SEPARATOR = String.raw`(?:${ESCAPE}|[^\p{L}\p{M}\p{N}"%&\\{}[\]])`;

/** Digits in groups, or an escape, whose digits do not count. */
const DIGIT_GROUPS = new RegExp(String.raw`${ESCAPE}|\d+(?:${SEPARATOR}+\d+)*`, 'giu');
const GROUP = new RegExp(String.raw`(${SEPARATOR}+)`, 'iu');

/** A measured value, for example `23.456789012345678`. */
const DECIMAL = /^\d{1,3}\.\d+$/;
const MAX_CARD_DIGITS = 19;

/**
 * Redacts card numbers in text or JSON lines to the first six and last four digits, whatever separates their groups.
 * Timestamps in milliseconds start with 1 and are skipped.
 */
export function redactCardNumbers(text: string): string {
  let [isInString, read] = [false, 0];
  return text.replaceAll(DIGIT_GROUPS, (run, at: number) => {
    if (run.length < 12) return run;
    if (countQuotes(text.slice(read, at)) % 2 === 1) isInString = !isInString;
    read = at;
    if (isInString) return mask(run);
    // Outside of strings, a comma separates JSON numbers, and a masked number becomes a string.
    const isJson = /[:,[]/.test(text[at - 1] ?? '') && /[,}\]]/.test(text[at + run.length] ?? '');
    if (!isJson) return mask(run);
    const numbers = run.split(',').map((number) => ({ number, masked: mask(number) }));
    return numbers.map(({ number, masked }) => (number === masked ? number : `"${masked}"`)).join(',');
  });
}

function mask(run: string): string {
  return DECIMAL.test(run) ? run : maskCards(run.split(GROUP));
}

/** Masks each sequence of whole groups that is a card number. Every second element is a separator. */
function maskCards(parts: string[]): string {
  let masked = '';
  for (let [from, start] = [0, 0]; from < parts.length;) {
    const [digits, to] = findCard(parts, from, from === start) ?? ['', from];
    masked += digits ? `${digits.slice(0, 6)}******${digits.slice(-4)}` : parts[from]!;
    masked += parts[to + 1] ?? '';
    from = to + 2;
    if (digits) start = from;
  }
  return masked;
}

/** Returns the card number that begins with a group, and its last group. */
function findCard(parts: string[], from: number, isStart: boolean): [digits: string, to: number] | undefined {
  let digits = '';
  for (let to = from; to < parts.length && digits.length < MAX_CARD_DIGITS; to += 2) {
    digits += parts[to]!;
    const isWhole = isStart && to === parts.length - 1;
    if (isIssuerNumber(digits) || ((isWhole || from === to) && isLikelyCard(digits))) return [digits, to];
  }
  return undefined;
}

/** A number of any issuer: 13 digits or more that start with 2 to 6. */
function isLikelyCard(digits: string): boolean {
  return /^[2-6]\d{12,18}$/.test(digits) && isCardNumber(digits);
}

/** Counts the unescaped quotes. */
function countQuotes(text: string): number {
  return text.match(/\\.|"/g)?.filter((found) => found === '"').length ?? 0;
}
