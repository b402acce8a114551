import type { OptionRef, SpokenLanguage } from '@cpa/shared/contracts';
import { LANGUAGE_NAMES } from '../../../../cv/content/languageNames.ts';
import { plainWords } from '../../../../cv/content/plainWords.ts';

type Level = SpokenLanguage['level'];

/** Words of levels in four languages, of LinkedIn and of the European framework; the first match counts. */
const LEVELS: readonly (readonly [Level, RegExp])[] = [
  ['native', /\b(?:native|nativ[oa]|bilingual|moedertaal|matern[oa]|mother tongue)\b/],
  [
    'fluent',
    /\b(?:fluent|vloeiend|fluid[oa]|fluidez|full professional|proficient|advanced|avanzado|gevorderd|c[12])\b/,
  ],
  [
    'conversational',
    /\b(?:conversa\p{L}*|combersa|gesprek|redelijk|intermedi\p{L}*|professional|working|b[12])\b/u,
  ],
  ['basic', /\b(?:basi[cs]\p{L}*|elementary|beginner|a[12])\b/u],
];

/** Finds a language by its name in English, Dutch, Spanish or Papiamento. */
export function findLanguage(text: string, options: readonly OptionRef[]): OptionRef | null {
  const words = new Set(plainWords(text).split(' '));
  const matches = options.filter(({ name }) => {
    const english = plainWords(name);
    return [english, ...(LANGUAGE_NAMES[english]?.split(' ') ?? [])].some((form) => words.has(form));
  });
  return matches.length === 1 ? matches[0]! : null;
}

/** Returns the level that a text states, or null. */
export function findLevel(text: string): Level | null {
  const plain = plainWords(text);
  return LEVELS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
