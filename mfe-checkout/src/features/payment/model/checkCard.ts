import { dayInAruba, hasCardNumber } from '@cpa/shared/contracts';
import cardValidator from 'card-validator';
import { brandOf, digitsOf } from './cardNumber.ts';

/** Reason why a field is rejected; a key below `pay.error`. */
export type FieldProblem =
  | 'missing'
  | 'number'
  | 'numberShort'
  | 'brand'
  | 'expired'
  | 'code'
  | 'email'
  | 'tooLong'
  | 'control'
  | 'cardNumberHere';

export function checkNumber(typed: string): FieldProblem | null {
  const digits = digitsOf(typed);
  if (digits === '') return 'missing';
  const { isValid, isPotentiallyValid } = cardValidator.number(digits);
  const brand = brandOf(digits);
  if (brand && !brand.isAccepted) return 'brand';
  if (isValid) return null;
  // Visa also has 19 digits: a number of the usual length has a wrong digit rather than too few.
  const usual = brand?.codeLength === 4 ? 15 : 16;
  return isPotentiallyValid && digits.length < usual ? 'numberShort' : 'number';
}

/** Checks the expiry together: a card is valid until the end of its month. */
export function checkExpiry(month: string, year: string, now = new Date()): FieldProblem | null {
  if (year === '' || month === '') return 'missing';
  return `${year}-${month}` < dayInAruba(now).slice(0, 7) ? 'expired' : null;
}

/** The length depends on the brand: four digits for American Express. */
export function checkCode(typed: string, cardNumber: string): FieldProblem | null {
  if (typed === '') return 'missing';
  const length = brandOf(cardNumber)?.codeLength ?? 3;
  return cardValidator.cvv(typed, length).isValid ? null : 'code';
}

export function checkLine(typed: string, max: number): FieldProblem | null {
  return typed.trim() === '' ? 'missing' : checkOptionalLine(typed, max);
}

export function checkOptionalLine(typed: string, max: number): FieldProblem | null {
  if (hasCardNumber(typed)) return 'cardNumberHere';
  if (typed.trim().length > max) return 'tooLong';
  return /\p{Cc}/u.test(typed) ? 'control' : null;
}

export function checkEmail(typed: string): FieldProblem | null {
  const problem = checkLine(typed, 254);
  if (problem) return problem;
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(typed.trim()) ? null : 'email';
}
