/** The documented test cards: the only ones that are taken without live credentials. */
export const TEST_CARDS = ['4111111111111111', '5431111111111111', '6011000991300009', '341111111111111'];

/** The gateway's documented test token, which stands for the first of them. */
export const TEST_TOKEN = '00000000-000000-000000-000000000000';

/** Whether the last digit is what the others make it (Luhn). */
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
 * Text without card numbers, JSON lines included: of each, first six and last four digits stay. Instants in milliseconds
 * begin with 1 and are let pass.
 */
export function withoutCardNumbers(text: string): string {
  return text.replaceAll(CANDIDATE, (found, at: number) => {
    const digits = found.replaceAll(/[ -]/g, '');
    if (!isCardNumber(digits)) return found;
    const masked = `${digits.slice(0, 6)}******${digits.slice(-4)}`;
    // A bare number in JSON becomes a string.
    return /[:,[]/.test(text[at - 1] ?? '') && /[,}\]]/.test(text[at + found.length] ?? '')
      ? `"${masked}"`
      : masked;
  });
}
