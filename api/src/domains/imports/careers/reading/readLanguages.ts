import { plainText } from '@cpa/shared/markdown';
import { fold } from './readTerms.ts';

/** Names of our languages in English, Dutch, Spanish and Papiamento, without accents and in lower case. */
const WORDS = {
  Papiamento: ['papiamento', 'papiamentu', 'papiaments'],
  Dutch: ['dutch', 'nederlands', 'neerlandes', 'holandes', 'hulandes'],
  English: ['english', 'engels', 'ingles'],
  Spanish: ['spanish', 'spaans', 'espanol', 'spano'],
  Portuguese: ['portuguese', 'portugees', 'portugues'],
  Chinese: ['chinese', 'chinees', 'chines', 'chino'],
  Filipino: ['filipino', 'filipijns'],
  French: ['french', 'frans', 'frances'],
  German: ['german', 'duits', 'aleman'],
};
const NAMES = new Map(Object.entries(WORDS).flatMap(([name, words]) => words.map((word) => [word, name])));

const LABEL =
  /^((required|working|spoken) )?(languages?|taal|talen|idiomas?|idiomanan)( (skills|required|spoken))?$/i;
const BETWEEN = /[,;/&+]|\s(?:and|en|y|e|i)\s/i;

/**
 * Reads languages listed under that heading, for example "Languages: Dutch and English", on the line or in the list
 * below. Ambiguous lists ("English or Dutch", "Spanish is a plus") give none.
 */
export function readLanguages(markdown: string): string[] {
  const lines = plainText(markdown)
    .split('\n')
    .map((line) => line.trim());
  const found = lines.flatMap((line, at) => {
    const [label = '', rest = ''] = line.replace(/^• /, '').split(/:(.*)/);
    if (!LABEL.test(label.trim())) return [];
    return namesIn(rest.trim() === '' ? listBelow(lines.slice(at + 1)) : rest.split(BETWEEN));
  });
  return [...new Set(found)];
}

function listBelow(lines: string[]): string[] {
  const begin = lines.findIndex((line) => line !== '');
  const end = lines.findIndex((line, at) => at >= begin && !line.startsWith('• '));
  return lines.slice(begin, end === -1 ? undefined : end).map((line) => line.slice(2));
}

/** Strips a level in brackets: "Dutch (fluent)". */
function namesIn(items: string[]): string[] {
  const names = items.map((item) => NAMES.get(fold(item.replaceAll(/\([^)]*\)|\.\s*$/g, ''))));
  const known = names.filter((name) => name !== undefined);
  return known.length === names.length ? known : [];
}
