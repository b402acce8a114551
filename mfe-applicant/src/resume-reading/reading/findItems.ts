import type { JsonResume } from '@cpa/shared/contracts';
import { cvTexts } from '../../cv/content/cvTexts.ts';
import { plainWords } from '../../cv/content/plainWords.ts';
import { type ResumeLine, trimmed } from './resumeLine.ts';

type Items<Section extends 'skills' | 'languages' | 'interests'> = NonNullable<JsonResume[Section]>;

/** Names of levels in four languages, without accents. */
const LEVELS = new Map(
  [
    ...Object.values(cvTexts).flatMap(({ levels }) => Object.entries(levels)),
    ...(
      [
        'native',
        'mother tongue',
        'native speaker',
        'lengua materna',
        'nativo',
        'lenga materno',
        'lenga di mama',
      ] as const
    ).map((word) => ['native', word] as const),
  ].map(([level, word]) => [plainWords(word), level] as const),
);

/** Reads skills: one a line, separated by commas, or "Group: one, two". */
export function findSkills(lines: readonly ResumeLine[]): Items<'skills'> {
  return lines.flatMap(({ text }) => {
    const [, group, list] = /^([^:,\t]{2,40})(?::\s+|\t(?=[^\t]+,))([^\t]+)$/.exec(text) ?? [];
    if (group && list) return [{ name: group.trim(), keywords: listed(list) }];
    return listed(text).map((skill) => {
      const { name, level } = withLevel(skill);
      if (!level) return { name };
      return level.includes(',') ? { name, keywords: listed(level) } : { name, level };
    });
  });
}

/** Reads languages with their levels: "Dutch (C1), English – fluent". */
export function findLanguages(lines: readonly ResumeLine[]): Items<'languages'> {
  return lines
    .flatMap(({ text }) => (isPair(text) ? [text] : splitOutside(text, /[,;|·•\t]\s*/g)))
    .map(trimmed)
    .filter(Boolean)
    .map((part) => {
      const [, language, fluency] = /^(.+?)(?:\s*[:\t]\s*|\s+[–—-]\s+|\s*\()(.+?)\)?$/.exec(part) ?? [];
      if (!language || !fluency) return { language: part };
      return { language: trimmed(language), fluency: levelOf(trimmed(fluency)) };
    });
}

export function findInterests(lines: readonly ResumeLine[]): Items<'interests'> {
  return lines.flatMap(({ text }) => listed(text).map((name) => ({ name })));
}

/** True for a language and its level with a gap between them. */
function isPair(text: string): boolean {
  const [language = '', level = '', ...more] = text.split('\t');
  return level !== '' && more.length === 0 && !/[(,;|·•]/.test(language) && !level.includes('(');
}

function levelOf(text: string): string {
  const code = /\b([abc][12])\b/i.exec(text)?.[1];
  return code?.toUpperCase() ?? LEVELS.get(plainWords(text)) ?? text;
}

function listed(text: string): string[] {
  return splitOutside(text, /[,;]\s+/g)
    .flatMap((part) => part.split(/\s+[|·•]\s+|\t/))
    .map((item) => trimmed(item).replace(/\.$/, ''))
    .filter(Boolean);
}

/** Divides "Excel (advanced)" into its name and its level. */
function withLevel(skill: string): { name: string; level?: string } {
  if (!skill.endsWith(')')) return { name: skill };
  const open = skill.indexOf('(', skill.lastIndexOf(')', -2 + skill.length) + 1);
  const [name, level] = [skill.slice(0, open).trim(), skill.slice(open + 1, -1)];
  return open > 0 && name && level ? { name, level } : { name: skill };
}

/** Splits a text at separators outside parentheses. */
function splitOutside(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let start = 0;
  let [open, close] = [-1, -1];
  for (const { index, 0: match } of text.matchAll(separator)) {
    const end = index + match.length;
    if (open < end) open = indexFrom(text, '(', end);
    if (close < end) close = indexFrom(text, ')', end);
    if (close < open) continue;
    parts.push(text.slice(start, index));
    start = end;
  }
  return [...parts, text.slice(start)];
}

/** Index of a character, or infinity without one. */
function indexFrom(text: string, character: string, start: number): number {
  const index = text.indexOf(character, start);
  return index === -1 ? Number.POSITIVE_INFINITY : index;
}
