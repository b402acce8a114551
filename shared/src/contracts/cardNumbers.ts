/** Lengths of card numbers by the start of the number: Visa, Mastercard, American Express, Discover. */
const ISSUERS: readonly [start: RegExp, lengths: readonly number[]][] = [
  [/^4/, [13, 16, 19]],
  [/^(5[1-5]|2(2[2-9]|[3-6]|7[01]|720))/, [16]],
  [/^3[47]/, [15]],
  [/^(6011|65|64[4-9])/, [16, 19]],
];

/** Digits that single spaces, dots or dashes may separate. */
const DIGIT_RUN = /\+?\d(?:[ .-]?\d){11,}/g;

/** Digits of the longest international phone numbers in use, for example `+55 11 91234 5678`. E.164 allows 15. */
const MAX_PHONE_DIGITS = 13;

/** Numbers of Germany and Austria, and of Britain with its leading zero: with 13 digits they have the form of a Visa number. */
const PHONE_LIKE_VISA = /^(49|43|440)/;

/** Returns whether 12 to 19 digits pass the Luhn check. */
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

/**
 * Returns whether a text contains a card number: a run of digits that passes the Luhn check, or a longer run that
 * contains the number of an accepted issuer. A number of at most 13 digits after a plus sign is a phone number, unless
 * it is the number of an issuer: only Visa has such short ones.
 */
export function hasCardNumber(text: string): boolean {
  return (text.normalize('NFKC').match(DIGIT_RUN) ?? []).some((run) => {
    const digits = run.replaceAll(/\D/g, '');
    if (run.startsWith('+') && digits.length <= MAX_PHONE_DIGITS) {
      return containsIssuerNumber(digits) && !PHONE_LIKE_VISA.test(digits);
    }
    return isCardNumber(digits) || containsIssuerNumber(digits);
  });
}

/** Returns whether the digits are a card number of an accepted issuer. */
export function isIssuerNumber(digits: string): boolean {
  return (
    ISSUERS.some(([start, lengths]) => start.test(digits) && lengths.includes(digits.length)) &&
    isCardNumber(digits)
  );
}

function containsIssuerNumber(digits: string): boolean {
  return digits.split('').some((_digit, from) => {
    const rest = digits.slice(from);
    return ISSUERS.some(
      ([start, lengths]) =>
        start.test(rest) && lengths.some((length) => isCardNumber(rest.slice(0, length).padEnd(length, 'x'))),
    );
  });
}
