import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../../core/accessibility.ts';
import { expect, test } from '../../core/test.ts';

type Card = {
  id: number;
  title: string;
  company: { name: string; logo: string | null };
  [key: string]: unknown;
};

/** What people write into titles and names, and what they leave out. */
const ODD: { title: string; company: string; changes?: Record<string, unknown> }[] = [
  {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsleiter (m/w/d)',
    company: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesellschaft N.V.',
  },
  { title: 'مدير الاستقبال في فندق على الشاطئ', company: 'فندق البحر الأزرق' },
  { title: 'מלצר/ית למסעדה — Waiter', company: 'מסעדת הים' },
  { title: '👩‍🍳🔥 Chef de Partie 🌴🏖️🇦🇼 — start NOW!!! 🚀🚀🚀', company: '🐠 Blue Fish 🐠' },
  { title: 'Cook', company: 'X', changes: { ...nothingStated() } },
  { title: '料理人（正社員）・急募', company: '日本料理さくら' },
  { title: 'Z̸͚͐a̷͉͝l̶̝̀g̸̱̽o̴͎̚ night porter', company: 'Señor ñandú & <b>Söhne</b>' },
  { title: '?', company: '—' },
];

function nothingStated() {
  return {
    salary_min: null,
    salary_max: null,
    salary_currency: null,
    salary_period: null,
    location_district: null,
    workloads: [],
    employment_type: null,
    valid_through: null,
    published_at: null,
  };
}

async function odd(page: Page): Promise<void> {
  await page.route(/\/api\/(vacancies\?page=|homepage-data|vacancies\/\d+$)/, async (route: Route) => {
    const answer = (await (await route.fetch()).json()) as Record<string, unknown>;
    for (const key of ['data', 'newest', 'sponsored', 'similar']) {
      const list = answer[key];
      if (Array.isArray(list)) answer[key] = (list as Card[]).map(disguised);
    }
    await route.fulfill({ json: 'title' in answer ? disguised(answer as Card, 0) : answer });
  });
}

function disguised(card: Card, index: number): Card {
  const { title, company, changes } = ODD[index % ODD.length]!;
  return { ...card, title, company: { ...card.company, name: company, logo: null }, ...changes };
}

for (const width of [320, 360, 1280]) {
  for (const path of ['/', '/vacancies', '/vacancies/1']) {
    test(`${path} stands whatever people write, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await odd(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: /Donaudampf/ }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      // Nothing sticks out of its card, either.
      const out = await page
        .locator('main article')
        .evaluateAll(
          (cards) => cards.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).length,
        );
      expect(out).toBe(0);
      if (path !== '/vacancies/1') {
        const arabic = page.getByRole('heading', { name: /مدير/ }).first();
        expect(await arabic.evaluate((heading) => getComputedStyle(heading).direction)).toBe('rtl');
      }
    });
  }
}

test('odd texts are accessible, too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await odd(page);
  await page.goto('/vacancies');
  await expect(page.getByRole('heading', { name: /Donaudampf/ }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
});
