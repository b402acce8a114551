import type { Vacancy } from '@cpa/shared/contracts';
import { plainText } from '@cpa/shared/markdown';
import { LANGUAGE_NAMES } from '../../../cv/content/languageNames.ts';
import { plainWords } from '../../../cv/content/plainWords.ts';

/** Occurrence of a word in a vacancy. */
export type WordSource = 'title' | 'languages' | 'educations' | 'requirements' | 'description';
/** A word of a vacancy: `forms` are the spellings by which it is found. */
export type VacancyWord = { word: string; source: WordSource; forms: string[] };

const MOST_REQUIREMENTS = 24;
const MOST_DESCRIPTION = 12;

/** Stop words, which do not describe the work, in English, Dutch, Spanish and Papiamento. */
const EMPTY = new Set(
  `a an and any are as at be been being both but by can could did do does each etc for from had has have he her his how
  if in into is it its just like may more most must my need no not of on one or other our out over own per she should
  so some such than that the their them then there these they this those to under up us very was we were what when
  where which while who will with within would you your ability able about across also always apply candidate
  candidates company day days environment excellent experience experienced gain good great hours including job join
  knowledge least level looking month months new offer opportunity part people plus position preferably previous
  provide related required requirements responsibilities responsible role skills strong support team time tasks
  vacancy want week weeks well quickly hand work worker working year years aruba island help make get take keep ensure full
  de het een en van voor met aan bij door naar om op te tot uit over is zijn wordt worden als dat die dit deze wij we je
  jij jouw u uw ons onze ook niet geen meer zoals binnen ervaring functie jaar werk werken team wat wie kan kunnen
  el la los las un una unos unas y o u del al con para por sin sobre en es son ser su sus se que como mas muy tu
  nuestro nuestra experiencia trabajo trabajar equipo anos puesto
  di e y cu na pa un ta mi bo su nos nan esaki esey tin lo por trabou experiencia aña den mas of ora`
    .split(/\s+/)
    .filter(Boolean),
);

/** Lists the words of a vacancy, each once: title, languages, education, then requirements and description. */
export function vacancyWords(vacancy: Vacancy): VacancyWord[] {
  const named = [
    ...wordsOf(vacancy.title, 'title'),
    ...vacancy.languages.map(({ name }): VacancyWord => ({
      word: name,
      source: 'languages',
      forms: [name, ...(LANGUAGE_NAMES[plainWords(name)]?.split(' ') ?? [])].map(stem),
    })),
    ...vacancy.educations
      .filter(({ name }) => !/^no diploma/i.test(name))
      .map(({ name }): VacancyWord => ({
        word: name,
        source: 'educations',
        forms: plainWords(name).split(' ').map(stem),
      })),
  ];
  const requirements = wordsOf(withoutUrls(vacancy.requirements), 'requirements').slice(0, MOST_REQUIREMENTS);
  // A description has many words; those that it repeats describe the work.
  const described = repeated(withoutUrls(vacancy.description)).slice(0, MOST_DESCRIPTION);
  const seen = new Set<string>();
  return [...named, ...requirements, ...described].filter(({ forms }) => {
    const isNew = forms.every((form) => !seen.has(form));
    for (const form of forms) seen.add(form);
    return isNew;
  });
}

/** Reduces a word to its plain form without a plural ending: "sauces" and "sauce" are the same. */
export function stem(word: string): string {
  const plain = plainWords(word);
  if (plain.length < 5) return plain;
  return plain
    .replace(/ies$/, 'y')
    .replace(/(?:nan|en|s)$/, '')
    .replace(/e$/, '');
}

/** Splits a text into words without stop words. */
export function meaningfulWords(text: string): string[] {
  return (text.match(/[\p{L}\d+#&]+(?:[-'’][\p{L}\d]+)*/gu) ?? []).filter((word) => {
    const plain = plainWords(word);
    const isAcronym = /^\p{Lu}{2,}$/u.test(word);
    return (plain.length > 2 || isAcronym) && !EMPTY.has(plain) && !/^\d+$/.test(plain);
  });
}

function wordsOf(text: string, source: WordSource): VacancyWord[] {
  return meaningfulWords(text).map((word) => ({ word, source, forms: [stem(word)] }));
}

function repeated(text: string): VacancyWord[] {
  const byForm = Map.groupBy(wordsOf(text, 'description'), ({ forms }) => forms[0]);
  return [...byForm.values()].flatMap(([word, again]) => (word && again ? [word] : []));
}

function withoutUrls(markdown: string): string {
  return plainText(markdown).replace(/https?:\S+/g, ' ');
}
