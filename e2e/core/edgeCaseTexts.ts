import type { Page } from '@playwright/test';

type EdgeCase = { title: string; company: string; changes?: Record<string, unknown> };

const WORD_OF_200 = 'Arbeidsongeschiktheidsverzekering'.repeat(7).slice(0, 200);
const ARABIC =
  'نبحث عن مدير استقبال يجيد الإنجليزية والهولندية (English, Nederlands) للعمل في فندق على الشاطئ.';
const HEBREW = 'מסעדה קטנה על החוף מחפשת מלצרים ומלצריות לעונה.';

export const arabic: EdgeCase = {
  title: 'مدير الاستقبال في فندق على الشاطئ',
  company: 'فندق البحر الأزرق',
  changes: { description: `## ${ARABIC}\n\n- ${ARABIC}\n- Opera PMS`, requirements: ARABIC },
};

/** A single word that is wider than any screen, in every field. */
export const longWord: EdgeCase = {
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

/** Long words, right-to-left scripts, emoji, markup, stacked diacritics and missing fields. */
export const edgeCaseTexts: EdgeCase[] = [
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

/** Replaces the texts in API responses: lists start with the first edge case, a detail page shows `single`. */
export async function mockEdgeCaseTexts(page: Page, single = edgeCaseTexts[0]!): Promise<void> {
  const paths = /\/api\/(vacancies|companies|homepage-data)(\/(\d+|searchfilter|cards))?(\?.*)?$/;
  await page.route(paths, async (route) => {
    const body: unknown = await (await route.fetch()).json();
    await route.fulfill({ json: Array.isArray(body) ? body : replaceTexts(body, single) });
  });
}

/** Replaces the texts of every vacancy and company at any depth of a response. */
function replaceTexts(value: unknown, edgeCase: EdgeCase): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      replaceTexts(item, edgeCaseTexts[index % edgeCaseTexts.length]!),
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, replaceTexts(item, edgeCase)] as const);
  const record = Object.fromEntries(entries);
  if ('logo' in record) return { ...record, name: edgeCase.company, logo: null };
  return 'company' in record
    ? { ...record, title: edgeCase.title, ...knownChanges(edgeCase, record) }
    : record;
}

/** Returns the changes to fields that exist: a card has fewer than a vacancy. */
function knownChanges({ changes = {} }: EdgeCase, record: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(changes).filter(([key]) => key in record));
}
