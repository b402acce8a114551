import { fold } from './readTerms.ts';

/** The languages of our own list, as English, Dutch, Spanish and Papiamento call them, folded. */
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
 * Languages that a text lists under that very word, as "Languages: Dutch and English", on the line or in the list
 * below it. Where anything else stands among them ("English or Dutch", "Spanish is a plus") none is taken.
 */
export function readLanguages(markdown: string): string[] {
  const lines = markdown.split('\n').map((line) => line.replaceAll(/[#*_\\]/g, '').trim());
  const found = lines.flatMap((line, at) => {
    const [label = '', rest = ''] = line.replace(/^- /, '').split(/:(.*)/);
    if (!LABEL.test(label.trim())) return [];
    return namesIn(rest.trim() === '' ? listBelow(lines.slice(at + 1)) : rest.split(BETWEEN));
  });
  return [...new Set(found)];
}

function listBelow(lines: string[]): string[] {
  const begin = lines.findIndex((line) => line !== '');
  const end = lines.findIndex((line, at) => at >= begin && !line.startsWith('- '));
  return lines.slice(begin, end === -1 ? undefined : end).map((line) => line.slice(2));
}

/** A level in brackets ("Dutch (fluent)") goes with its language. */
function namesIn(items: string[]): string[] {
  const names = items.map((item) => NAMES.get(fold(item.replaceAll(/\([^)]*\)|\.\s*$/g, ''))));
  const known = names.filter((name) => name !== undefined);
  return known.length === names.length ? known : [];
}
