import { isCommonPassword } from '@cpa/shared/contracts';

/** `refused`: the server would not take it. */
export type PasswordStrength = 'refused' | 'weak' | 'fair' | 'strong';

/** What a password is worth less for: whoever knows the person tries it first. */
type Known = { name?: string; email?: string };

const SHORTEST = 8;

/** Bits that a guessing program has to try; a table of what that takes: https://www.rfc-editor.org/rfc/rfc4086 */
const FAIR_BITS = 40;
const STRONG_BITS = 60;

/**
 * How well a password withstands guessing: an estimate by length and kinds of characters, where what repeats, follows
 * in order or is known of the person counts as one character. In step with the server, which refuses the short and
 * the common.
 */
export function passwordStrength(password: string, known: Known = {}): PasswordStrength {
  if (password.length < SHORTEST || isCommonPassword(password)) return 'refused';
  const rest = withoutKnown(password, known);
  const bits = countedCharacters(rest) * Math.log2(alphabetOf(rest));
  if (bits >= STRONG_BITS) return 'strong';
  return bits >= FAIR_BITS ? 'fair' : 'weak';
}

/** The parts of name and address stand for one character each. */
function withoutKnown(password: string, { name = '', email = '' }: Known): string {
  const parts = [...name.split(/\s+/), ...(email.split('@')[0] ?? '').split(/[._+-]/)]
    .map((part) => part.toLowerCase())
    .filter((part) => part.length > 2);
  const found = parts.filter((part) => password.toLowerCase().includes(part));
  if (found.length === 0) return password;
  return found.reduce((text, part) => text.replaceAll(part, '*'), password.toLowerCase());
}

/** Characters that do not follow from the one before: `aaaa` and `1234` count as one. */
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
