import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainText } from './plainText.ts';

const DATA = join(import.meta.dirname, '../../../../data');

/** An occupation: its names in every language as plain text, the usual English one first. */
export type Occupation = string[];

/** Reads our list of the island's occupations, with Papiamento names. */
export function readIslandOccupations(): Occupation[] {
  return linesOf('island-occupations.txt')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split(';').flatMap(namesIn));
}

/** Reads the occupations of ESCO, the classification of the European Commission. */
export function readEscoOccupations(): Occupation[] {
  const [, ...lines] = linesOf('esco-occupations.tsv');
  return lines.map((line) => line.split('\t').slice(2).flatMap(namesIn));
}

const linesOf = (name: string): string[] =>
  readFileSync(join(DATA, name), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');

const namesIn = (list: string): string[] =>
  list
    .split('|')
    .map(plainText)
    .filter((name) => name !== '');
