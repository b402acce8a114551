import cardValidator from 'card-validator';

/** Brands that can be charged. */
const ACCEPTED = new Set(['visa', 'mastercard', 'american-express', 'discover']);

export type CardBrand = { name: string; isAccepted: boolean; codeName: string; codeLength: number };

/** Returns the brand as soon as the first digits decide it. */
export function brandOf(typed: string): CardBrand | null {
  const { card } = cardValidator.number(digitsOf(typed));
  if (!card) return null;
  const { niceType, type, code } = card;
  return { name: niceType, isAccepted: ACCEPTED.has(type), codeName: code.name, codeLength: code.size };
}

/** Groups the digits as printed on the card. */
export function formatCardNumber(typed: string): string {
  const { card } = cardValidator.number(digitsOf(typed));
  const digits = digitsOf(typed).slice(0, Math.max(...(card?.lengths ?? [19])));
  const gaps = card?.gaps ?? [4, 8, 12];
  return digits
    .split('')
    .map((digit, place) => (gaps.includes(place) ? ` ${digit}` : digit))
    .join('');
}

/** Returns the position after `count` digits of a formatted number. */
export function caretAfter(formatted: string, count: number): number {
  let seen = 0;
  let position = 0;
  while (seen < count && position < formatted.length) {
    if (formatted[position] !== ' ') seen += 1;
    position += 1;
  }
  return position;
}

export const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '');
