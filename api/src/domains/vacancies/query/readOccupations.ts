import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OccupationLanguage } from '@cpa/shared/contracts';
import { plainText } from './plainText.ts';

const DATA = join(import.meta.dirname, '../../../../data');
const ISLAND_LANGUAGES: OccupationLanguage[] = ['en', 'nl', 'es', 'pap'];
const ESCO_LANGUAGES: OccupationLanguage[] = ['en', 'nl', 'es'];

export interface Occupation {
  /** Stored in the database: the English name of an occupation of the island, or the ID of ESCO. */
  id: string;
  /** English name. */
  name: string;
  /** ISCO-08 minor group, if known. */
  group: string | null;
  isLocal: boolean;
  /** Names as written and as plain text, the usual one of each language first. */
  names: { name: string; plain: string; language: OccupationLanguage }[];
}

let local: Occupation[] | undefined;
let esco: Occupation[] | undefined;

/** Returns the occupations of the island, whose groups are not assigned yet. */
export function readLocalOccupations(): readonly Occupation[] {
  local ??= linesOf('island-occupations.txt').map((line) => {
    const names = namesOf(line.split(';'), ISLAND_LANGUAGES);
    const [first] = names;
    return {
      id: `aw:${first!.name.replaceAll(' ', '-')}`,
      name: first!.name,
      group: null,
      isLocal: true,
      names,
    };
  });
  return local;
}

/** Returns the occupations of ESCO, the classification of the European Commission. */
export function readEscoOccupations(): readonly Occupation[] {
  esco ??= linesOf('esco-occupations.tsv')
    .slice(1)
    .map((line) => {
      const [group, id, ...languages] = line.split('\t');
      const names = namesOf(languages, ESCO_LANGUAGES);
      return { id: id!, name: names[0]!.name, group: group!.slice(0, 3), isLocal: false, names };
    });
  return esco;
}

function namesOf(lists: string[], languages: OccupationLanguage[]): Occupation['names'] {
  return lists.flatMap((list, place) =>
    list
      .split('|')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => ({ name, plain: plainText(name), language: languages[place]! })),
  );
}

/** Returns the lines of a data file without comments. */
export const linesOf = (file: string): string[] =>
  readFileSync(join(DATA, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
