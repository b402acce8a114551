/** Documented test cards, the only cards accepted without live credentials. */
export const TEST_CARDS = ['4111111111111111', '5431111111111111', '6011000991300009', '341111111111111'];

/** Documented test token of the gateway for the first test card. */
export const TEST_TOKEN = '00000000-000000-000000-000000000000';

/** Checks the Luhn digit. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

const BRANDS: [RegExp, string][] = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|2(2[2-9]|[3-6]|7[01]|720))/, 'Mastercard'],
  [/^3[47]/, 'American Express'],
  [/^(6011|65|64[4-9])/, 'Discover'],
];

export function brandOf(digits: string): string {
  return BRANDS.find(([start]) => start.test(digits))?.[1] ?? 'Card';
}

const CANDIDATE = /(?<![\d.])[2-6]\d(?:[ -]?\d){11,17}(?!\d)/g;

/**
 * Redacts card numbers in text or JSON lines to the first six and last four digits. Timestamps in milliseconds start
 * with 1 and are skipped.
 */
export function withoutCardNumbers(text: string): string {
  return text.replaceAll(CANDIDATE, (found, at: number) => {
    const digits = found.replaceAll(/[ -]/g, '');
    if (!isCardNumber(digits)) return found;
    const masked = `${digits.slice(0, 6)}******${digits.slice(-4)}`;
    // A bare JSON number becomes a string.
    return /[:,[]/.test(text[at - 1] ?? '') && /[,}\]]/.test(text[at + found.length] ?? '')
      ? `"${masked}"`
      : masked;
  });
}
