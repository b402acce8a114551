/** Documented test cards, the only cards accepted without live credentials. */
export const TEST_CARDS = ['4111111111111111', '5431111111111111', '6011000991300009', '341111111111111'];

/** Documented test token of the gateway for the first test card. */
export const TEST_TOKEN = '00000000-000000-000000-000000000000';

const BRANDS: [RegExp, string][] = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|2(2[2-9]|[3-6]|7[01]|720))/, 'Mastercard'],
  [/^3[47]/, 'American Express'],
  [/^(6011|65|64[4-9])/, 'Discover'],
];

export function brandOf(digits: string): string {
  return BRANDS.find(([start]) => start.test(digits))?.[1] ?? 'Card';
}
