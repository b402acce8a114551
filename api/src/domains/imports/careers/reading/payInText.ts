import { readSalary } from './readSalary.ts';

const PAY =
  /\b(?:salary|pay|wage|gross|salaris|loon|bruto|salario|sueldo|remunera\w+)\b|\b(?:afl|awg|usd|eur|xcg|ang|florin\w*)\b|[$€ƒ£]/i;

/** Checks whether a sentence states a pay: an amount with a currency or the word, and the period. */
export function isNamedPay(sentence: string): boolean {
  if (!/\d/.test(sentence) || !PAY.test(sentence)) return false;
  const { salary_min, salary_max, salary_period } = readSalary({ text: sentence });
  return (salary_min !== null || salary_max !== null) && salary_period !== null;
}
