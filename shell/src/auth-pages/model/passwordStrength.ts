import { isCommonPassword } from '@cpa/shared/contracts';

/** `refused`: the API rejects it. */
export type PasswordStrength = 'refused' | 'weak' | 'fair' | 'strong';

/** Personal data, which weakens a password that contains it. */
type Known = { name?: string; email?: string };

const SHORTEST = 8;

/** Entropy thresholds in bits; see https://www.rfc-editor.org/rfc/rfc4086 */
const FAIR_BITS = 40;
const STRONG_BITS = 60;

/**
 * Estimates the strength of a password from its length and alphabet. Repeated characters, sequences and personal data
 * count as one character. Like the API, rejects short and common passwords.
 */
export function passwordStrength(password: string, known: Known = {}): PasswordStrength {
  if (password.length < SHORTEST || isCommonPassword(password)) return 'refused';
  const rest = withoutKnown(password, known);
  const bits = countedCharacters(rest) * Math.log2(alphabetOf(rest));
  if (bits >= STRONG_BITS) return 'strong';
  return bits >= FAIR_BITS ? 'fair' : 'weak';
}

/** Replaces each part of the name and the e-mail address by one character. */
function withoutKnown(password: string, { name = '', email = '' }: Known): string {
  const parts = [...name.split(/\s+/), ...(email.split('@')[0] ?? '').split(/[._+-]/)]
    .map((part) => part.toLowerCase())
    .filter((part) => part.length > 2);
  const found = parts.filter((part) => password.toLowerCase().includes(part));
  if (found.length === 0) return password;
  return found.reduce((text, part) => text.replaceAll(part, '*'), password.toLowerCase());
}

/** Counts characters that start a new sequence: `aaaa` and `1234` count as one. */
function countedCharacters(password: string): number {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => {
    const step = code - (codes[index - 1] ?? Number.NaN);
    return !(Math.abs(step) <= 1);
  }).length;
}

function alphabetOf(password: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[ -/:-@[-`{-~]/, 33],
    [/[^ -~]/, 100],
  ];
  return kinds.reduce((size, [kind, characters]) => size + (kind.test(password) ? characters : 0), 1);
}
