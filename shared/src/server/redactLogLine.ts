import { isCardNumber } from '../contracts/cardNumbers.ts';

/**
 * Redacts secrets in a line of a log: token-bearing query parameters, encoded or not, signed tokens anywhere, and card
 * numbers. Works on the whole line, because URLs also occur in error messages and in reports of the browser.
 */
export function redactLogLine(line: string): string {
  return redactCardNumbers(
    line
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

/** Payload and HMAC-SHA256 signature in Base64 URL, as in a preview link or a JWT. */
const SIGNED_TOKEN = /(?<![\w.-])(?:[\w-]{8,}\.){1,2}[\w-]{43}(?![\w.-])/g;

const CARD_CANDIDATE = /(?<![\d.])[2-6]\d(?:[ -]?\d){11,17}(?!\d)/g;

/**
 * Redacts card numbers in text or JSON lines to the first six and last four digits. Timestamps in milliseconds start
 * with 1 and are skipped.
 */
export function redactCardNumbers(text: string): string {
  return text.replaceAll(CARD_CANDIDATE, (found, at: number) => {
    const digits = found.replaceAll(/[ -]/g, '');
    if (!isCardNumber(digits)) return found;
    const masked = `${digits.slice(0, 6)}******${digits.slice(-4)}`;
    // A bare JSON number becomes a string.
    const isBare = /[:,[]/.test(text[at - 1] ?? '') && /[,}\]]/.test(text[at + found.length] ?? '');
    return isBare && !isInString(text, at) ? `"${masked}"` : masked;
  });
}

/** Counts the unescaped quotes before a position. */
function isInString(text: string, at: number): boolean {
  const quotes =
    text
      .slice(0, at)
      .match(/\\.|"/g)
      ?.filter((found) => found === '"') ?? [];
  return quotes.length % 2 === 1;
}
