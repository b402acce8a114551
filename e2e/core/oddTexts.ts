import type { Page } from '@playwright/test';

type Odd = { title: string; company: string; changes?: Record<string, unknown> };

const WORD_OF_200 = 'Arbeidsongeschiktheidsverzekering'.repeat(7).slice(0, 200);
const ARABIC =
  'نبحث عن مدير استقبال يجيد الإنجليزية والهولندية (English, Nederlands) للعمل في فندق على الشاطئ.';
const HEBREW = 'מסעדה קטנה על החוף מחפשת מלצרים ומלצריות לעונה.';

export const arabic: Odd = {
  title: 'مدير الاستقبال في فندق على الشاطئ',
  company: 'فندق البحر الأزرق',
  changes: { description: `## ${ARABIC}\n\n- ${ARABIC}\n- Opera PMS`, requirements: ARABIC },
};

/** One word that is longer than any screen is wide, everywhere. */
export const longWord: Odd = {
  title: WORD_OF_200,
  company: WORD_OF_200,
  changes: {
    description: `${WORD_OF_200}\n\n- ${WORD_OF_200}\n\n| a | b |\n| - | - |\n| ${WORD_OF_200} | 1 |`,
    screening_questions: [
      { id: 'word', question: WORD_OF_200, kind: 'choice', required: false, choices: [WORD_OF_200, ARABIC] },
      { id: 'arabic', question: ARABIC, kind: 'text', required: false, choices: [] },
    ],
  },
};

/** What people write into titles and names, and what they leave out. */
export const oddTexts: Odd[] = [
  {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsleiter (m/w/d)',
    company: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesellschaft N.V.',
  },
  arabic,
  { title: 'מלצר/ית למסעדה — Waiter', company: 'מסעדת הים', changes: { description: HEBREW } },
  { title: '👩‍🍳🔥 Chef de Partie 🌴🏖️🇦🇼 — start NOW!!! 🚀🚀🚀', company: '🐠 Blue Fish 🐠' },
  {
    title: 'Cook',
    company: 'X',
    changes: {
      salary_min: null,
      salary_max: null,
      salary_currency: null,
      salary_period: null,
      location_district: null,
      workloads: [],
      employment_type: null,
      valid_through: null,
      published_at: null,
    },
  },
  longWord,
  { title: 'Z̸͚͐a̷͉͝l̶̝̀g̸̱̽o̴͎̚ night porter', company: 'Señor ñandú & <b>Söhne</b>' },
  { title: '料理人（正社員）・急募', company: '日本料理さくら' },
  { title: '?', company: '—' },
];

/** Has the API speak of what `oddTexts` holds: lists begin with the first, a vacancy or company alone is `alone`. */
export async function oddAnswers(page: Page, alone = oddTexts[0]!): Promise<void> {
  const spoken = /\/api\/(vacancies|companies|homepage-data)(\/(\d+|searchfilter|cards))?(\?.*)?$/;
  await page.route(spoken, async (route) => {
    const answer: unknown = await (await route.fetch()).json();
    await route.fulfill({ json: Array.isArray(answer) ? answer : disguised(answer, alone) });
  });
}

/** Every vacancy and company in an answer, wherever it stands. */
function disguised(value: unknown, odd: Odd): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => disguised(item, oddTexts[index % oddTexts.length]!));
  }
  if (typeof value !== 'object' || value === null) return value;
  const record = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, disguised(part, odd)]));
  if ('logo' in record) return { ...record, name: odd.company, logo: null };
  return 'company' in record ? { ...record, title: odd.title, ...changesOf(odd, record) } : record;
}

/** A card has fewer fields than the vacancy itself. */
function changesOf({ changes = {} }: Odd, record: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(changes).filter(([key]) => key in record));
}
