import { plainText } from '@cpa/shared/markdown';
import type { CheerioAPI } from 'cheerio';
import { htmlToMarkdown } from './htmlToMarkdown.ts';
import { plain } from './jobWords.ts';
import { parsePiece } from './parsePage.ts';
import { readDate } from './readDate.ts';
import { readLine } from './readHtml.ts';
import { isNamedPay } from './payInText.ts';
import { readSalary } from './readSalary.ts';
import { readEmployment } from './readTerms.ts';
import { isRemoteWord } from './readPlace.ts';
import type { Statements } from './statements.ts';

type Fact = 'place' | 'remote' | 'employment' | 'posted' | 'validThrough' | 'salary';
type Facts = Pick<Statements, Fact>;

const LABELS: [Fact, RegExp][] = [
  [
    'place',
    /^(?:(?:job |work )?location|work ?place|where|city|standplaats|locatie|plaats|werklocatie|werkplek|waar|vestiging|ubicacion|lugar(?: de trabajo)?|localidad|ciudad|donde|luga(?: di trabou)?|ubicacion|unda)$/,
  ],
  ['remote', /^(?:work(?:place)? (?:type|model)|remote|thuiswerken|modalidad)$/],
  [
    'employment',
    /^(?:(?:employment|job|contract|position)(?: type| status)?|type(?: of (?:employment|contract|job))?|schedule|hours|dienstverband|contract(?:vorm)?|uren|werkweek|tipo de (?:contrato|empleo|trabajo)|contrato|jornada(?: laboral)?|horario|tipo di (?:contract|trabou)|contract|ora)$/,
  ],
  [
    'posted',
    /^(?:(?:date )?posted(?: on)?|date posted|published(?: on)?|publication date|geplaatst(?: op)?|publicatiedatum|publicado(?: el)?|fecha de publicacion|publica(?: riba)?|fecha di publicacion)$/,
  ],
  [
    'validThrough',
    /^(?:closing date|apply (?:by|before|until)|application deadline|deadline|valid (?:until|through)|closes(?: on)?|sluitingsdatum|reageren (?:voor|tot)|reageer voor|solliciteren (?:voor|tot)|fecha (?:limite|de cierre)|cierre|aplica(?:r)? antes del?|ultimo dia(?: pa (?:aplica|solicita))?|fecha (?:limite|di cera)|solicita prome cu)$/,
  ],
  [
    'salary',
    /^(?:salary(?: range| indication)?|pay(?: range| rate)?|wages?|compensation(?: and benefits)?|rate|remuneration|package|(?:bruto ?)?(?:maand)?salaris(?:indicatie)?|(?:bruto )?maandsalaris|loon|uurloon|beloning|salario|sueldo|remuneracion|pago)$/,
  ],
];
const LONGEST_VALUE = 120;

/** Reads the facts that a text states with a label, in a table, in a list of terms, in a class, or in a sentence. */
export function factsIn(html: string, base: string, fetchedAt: Date): Facts {
  const $ = parsePiece(html);
  const lines = plainText(htmlToMarkdown(html, base))
    .split('\n')
    .map((line) => line.replace(/^\s*• /, '').trim());
  const pairs = [...pairsOf($), ...labelledLines(lines)];
  const facts: Facts = {};
  for (const [label, value] of pairs) {
    const fact = LABELS.find(([, pattern]) => pattern.test(plain(label).trim()))?.[0];
    if (fact && facts[fact] === undefined) take(facts, fact, value, fetchedAt);
  }
  const sentences = lines.flatMap((line) => line.split(/(?<=[.!?])\s+(?=\p{Lu})/u));
  facts.employment ??= said(onlyEmployment(sentences), 'the text');
  facts.salary ??= payOf(sentences);
  facts.validThrough ??= said(dateAfter(sentences, CLOSES, fetchedAt), 'the text');
  facts.posted ??= said(dateAfter(sentences, POSTED, fetchedAt), 'the text');
  return facts;
}

const said = (value: unknown, at: string) => (value === undefined ? undefined : { value, at });

/** Accepts a value that the reader of the field can parse. */
function take(facts: Facts, fact: Fact, stated: string, fetchedAt: Date): void {
  const value = readLine(stated, LONGEST_VALUE + 1);
  const at = 'the text';
  if (value === '' || value.length > LONGEST_VALUE) return;
  if (fact === 'salary') {
    if (readSalary({ text: value }).salary_text !== null) facts.salary = { text: { value, at } };
  } else if (fact === 'employment') {
    const terms = value.split(/[,;(/|]| - /).map((term) => term.replace(/\W+$/, ''));
    if (readEmployment(terms) !== null) facts.employment = { value: terms, at };
  } else if (fact === 'posted' || fact === 'validThrough') {
    if (readDate(value, fetchedAt) !== null) facts[fact] = { value, at };
  } else if (fact === 'place' ? value.split(' ').length <= 10 && !/[!?]/.test(value) : isRemoteWord(value)) {
    facts[fact] = { value: value.replace(/\.$/, ''), at };
  }
}

/** Label and value of terms, of table rows with two cells, and of elements whose class names the fact. */
function pairsOf($: CheerioAPI): [string, string][] {
  const terms = $('dt')
    .toArray()
    .map((term): [string, string] => [label($(term).text()), $(term).nextAll('dd').first().text()]);
  const rows = $('tr')
    .toArray()
    .map((row) => $(row).children('th, td').toArray())
    .filter((cells) => cells.length === 2)
    .map((cells): [string, string] => [label($(cells[0]).text()), $(cells[1]).text()]);
  return [...terms, ...rows, ...CLASSES.flatMap(([name, selector]) => byClass($, name, selector))];
}

const CLASSES: [label: string, selector: string][] = [
  ['location', '[class~="location"], [class$="-location"], [class*="job-location"], [class*="job_location"]'],
  ['job type', '[class*="job-type"], [class*="job_type"], [class*="employment-type"]'],
  ['salary', '[class~="salary"], [class$="-salary"], [class*="job-salary"]'],
  ['posted', '[class*="date"] time[datetime], time[class*="date"], time[class*="posted"]'],
];

function byClass($: CheerioAPI, name: string, selector: string): [string, string][] {
  return $(selector)
    .toArray()
    .slice(0, 5)
    .map((element): [string, string] => [name, $(element).attr('datetime') ?? $(element).text()]);
}

const label = (text: string): string => text.replaceAll(/[\s:]+/g, ' ').trim();

/** "Location: Noord", also several on a line, and a short line below a heading that is a label. */
function labelledLines(lines: string[]): [string, string][] {
  const filled = lines.filter((line) => line !== '');
  return filled.flatMap((line, at) => {
    if (!line.includes(':')) return [[line, filled[at + 1] ?? ''] as [string, string]];
    return line.split(/\s[|·•]\s/).flatMap((part): [string, string][] => {
      const colon = part.indexOf(':');
      if (colon < 1 || colon > 40) return [];
      const value = part.slice(colon + 1).trim();
      return [[part.slice(0, colon), value === '' ? (filled[at + 1] ?? '') : value]];
    });
  });
}

/** Finds the only kind of employment on a separate line, for example "Part-time." or "Noord, fulltime". */
function onlyEmployment(sentences: string[]): string | undefined {
  const pieces = sentences
    .filter((sentence) => sentence.length <= 80)
    .flatMap((sentence) => sentence.split(/[,|·•;()]/))
    .map((piece) => piece.replace(/[\s.]+$/, '').trim())
    .filter((piece) => piece.length <= 25 && readEmployment([piece]) !== null);
  return readEmployment(pieces) === null ? undefined : pieces[0];
}

function payOf(sentences: string[]): Statements['salary'] {
  const stated = sentences.filter((sentence) => sentence.length <= 200 && isNamedPay(sentence));
  return stated.length === 1 ? { text: { value: stated[0]!, at: 'the text' } } : undefined;
}

const CLOSES =
  /\b(?:apply|applications?|resume|cv|send|respond|reageer|reageren|solliciteer|solliciteren|sollicitaties?|aplica|solicita|postula|envia|manda)\b.{0,80}?\b(?:before|by|until|no later than|voor|uiterlijk|tot|antes del?|hasta el|prome cu|te cu)\s+(.{6,40})/i;
const POSTED =
  /^(?:date )?(?:posted|published|geplaatst|publicado|publica)(?: on| op| el| riba)?\s+(.{6,40})/i;

/** Finds the only date after these words. */
function dateAfter(sentences: string[], words: RegExp, fetchedAt: Date): string | undefined {
  const found = sentences
    .filter((sentence) => sentence.length <= 300)
    .map((sentence) => words.exec(plain(sentence))?.[1]?.replace(/[\s.,;)]+$/, ''))
    .flatMap((text) => (text === undefined ? [] : dateAtStart(text, fetchedAt)));
  return new Set(found).size === 1 ? found[0] : undefined;
}

/** Reads a date that may be followed by other words. */
function dateAtStart(text: string, fetchedAt: Date): string[] {
  const words = text.split(/\s+/);
  for (let count = Math.min(words.length, 6); count > 0; count--) {
    const piece = words
      .slice(0, count)
      .join(' ')
      .replace(/[.,;)]+$/, '');
    if (readDate(piece, fetchedAt) !== null) return [piece];
  }
  return [];
}
