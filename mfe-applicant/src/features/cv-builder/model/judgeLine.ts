import type { CvSettings } from '@cpa/shared/contracts';

/** Openings that hide the applicant's own contribution, in the languages of a CV. */
const WEAK = new RegExp(
  `^(${[
    'responsible for|duties included|helped( with)?|worked on|was |i was',
    'verantwoordelijk voor|belast met|mijn taken|taken:|ik was|werkte (mee )?aan',
    'encargad[oa] de|responsable de|mis funciones|funciones:|yo era',
    'responsabel (pa|di)|encarga cu|mi tareanan|tareanan:|mi tabata',
  ].join('|')})`,
  'i',
);
/** Irregular past tenses and imperatives that do not end in -ed. */
const VERBS = new Set(
  `lead led build built cut made make ran run grew won wrote taught sold kept gave brought took set sent held drove
  began spoke oversaw undertook rebuilt lead train trained raise cook bake serve manage clean repair plan design
  answer greet welcome teach write sell open close prepare check`.split(/\s+/),
);
/** Words in -ed that are not verbs. */
const NOT_VERBS = new Set(['need', 'speed', 'hundred', 'bed', 'red', 'shed', 'seed', 'feed']);

const LONG_LINE_WORDS = 30;

export type LineVerdict = 'empty' | 'good' | 'concrete' | 'weak' | 'noVerb' | 'noNumber' | 'long';

/** Judges one line of achievements by simple rules, and its verb only in English. */
export function judgeLine(
  line: string,
  language: CvSettings['language'],
): { verdict: LineVerdict; words: number } {
  const words = line.trim().split(/\s+/).filter(Boolean);
  const count = words.length;
  if (count === 0) return { verdict: 'empty', words: 0 };
  if (WEAK.test(line.trim())) return { verdict: 'weak', words: count };
  if (count > LONG_LINE_WORDS) return { verdict: 'long', words: count };
  if (language === 'en' && !isVerb(words[0]!)) return { verdict: 'noVerb', words: count };
  if (!/\d/.test(line)) return { verdict: 'noNumber', words: count };
  return { verdict: language === 'en' ? 'good' : 'concrete', words: count };
}

function isVerb(word: string): boolean {
  const plain = word.toLowerCase().replace(/[^\p{L}]/gu, '');
  return VERBS.has(plain) || (/(ed|ied)$/.test(plain) && plain.length > 3 && !NOT_VERBS.has(plain));
}
