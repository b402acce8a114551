/**
 * Opens every page in every language, narrow and wide, in both themes. `PAGE_IMAGES` names a folder for their
 * images, which then replace the check with axe; `PAGE_PATHS` is a pattern of the paths to open.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Locale, LOCALES } from '@cpa/shared/contracts';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes, setTheme } from '../core/accessibility.ts';
import { signInByApi } from '../core/auth.ts';
import { waitForPage } from '../core/links.ts';
import { AREAS, pathsOf, SHELL_PATHS, USERS } from '../core/manifestPages.ts';
import { site } from '../core/site.ts';
import { expect, test } from '../core/test.ts';

/** Pages of the shell. Those for operators are in English only and left out. */
const SHELL_PAGES = {
  open: SHELL_PATHS.filter((path) => !path.startsWith('/operator')),
  applicant: ['/notifications'],
  recruiter: ['/notifications'],
};
/** More of a page than its path shows. The cart is full, and the demo has these orders. */
const STATES = {
  open: ['/vacancies?search_string=kok', '/plans/4?step=2'],
  applicant: [],
  recruiter: [
    '/plans/13',
    '/plans/13?step=2&vacancy=1',
    '/cart',
    '/payment/success?order=2',
    '/payment/success?order=3',
    '/payment/pending?order=5',
    '/payment/failed?order=4',
  ],
};
const CART = {
  items: [
    { package_id: 1, title: 'Starter', price: 4900, vacancies: 1 },
    { package_id: 13, title: 'Sponsorship', price: 3500, vacancy_id: 1, vacancy_title: 'Line Cook' },
  ],
  total: 8400,
};
const WIDTHS = [320, 1280];
const isPseudo = process.env['PSEUDO_TEXTS'] === 'on';
const images = process.env['PAGE_IMAGES'];
const wanted = new RegExp(process.env['PAGE_PATHS'] ?? '');

/** Empty for English itself. */
const ENGLISH = Object.fromEntries(
  LOCALES.map((locale) => [locale, locale === 'en' ? new Set<string>() : englishTexts(locale)]),
) as Record<Locale, Set<string>>;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const area of AREAS) {
  test(`the ${area} pages are whole in ${isPseudo ? 'the pseudo-language' : 'every language'}`, async ({
    page,
    consoleErrors,
  }) => {
    // Pages of objects that the user may not see, and of links without a token, are among them.
    consoleErrors.allow(/status of 4(?:03|04|22)/);
    await page.addInitScript((cart) => localStorage.setItem('cartState', cart), JSON.stringify(CART));
    const paths = [...SHELL_PAGES[area], ...STATES[area], ...(await pathsOf(page, area))];
    for (const path of paths.filter((each) => wanted.test(each))) {
      for (const locale of isPseudo ? (['en'] as const) : LOCALES) {
        /* oxlint-disable no-await-in-loop -- One tab shows one page at a time. */
        // Again after some minutes: the walk is longer than a session.
        if (area !== 'open') await signInByApi(page, USERS[area]);
        await page.setViewportSize({ width: WIDTHS[0]!, height: 900 });
        await page.goto(inLanguage(path, locale));
        await waitForPage(page);
        if (isPseudo) await expect(page.locator('main')).toContainText(/\[.*[àçéîñöûý].*\]/s);
        for (const width of WIDTHS)
          await test.step(`${path} in ${locale} at ${width} px`, () =>
            checkPage(page, width, `${locale}${path}`));
        const texts = await page.evaluate(readTexts);
        const left = texts.filter((text) => ENGLISH[locale].has(text));
        expect.soft(left, `English in ${locale}${path}`).toEqual([]);
        /* oxlint-enable no-await-in-loop */
      }
    }
  });
}

const inLanguage = (path: string, locale: Locale): string =>
  locale === 'en' ? path : `/${locale}${path}`.replace(/\/$/, '');

async function checkPage(page: Page, width: number, name: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(async () => await document.fonts.ready);
  const place = `${name} at ${width} px`;
  if (images) {
    for (const theme of ['dark', 'light'] as const) {
      /* oxlint-disable no-await-in-loop -- A page has one theme at a time. */
      await setTheme(page, theme);
      const file = `${name.replaceAll(/[^\w-]+/g, '_')}-${width}-${theme}.png`;
      await page.screenshot({ path: join(images, file), fullPage: true, timeout: 60_000 });
      /* oxlint-enable no-await-in-loop */
    }
  }
  expect.soft(await tooWide(page), place).toEqual([]);
  expect.soft(await page.evaluate(findCutTexts), place).toEqual([]);
  if (!isPseudo && !images) await expectAccessibleInBothThemes(page);
}

/** Returns the last elements that reach beyond the screen, if they make the page scroll sideways. */
async function tooWide(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    // Without the space that is reserved for the scrollbar, which a phone does not have.
    const width = document.body.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .slice(-4)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`);
  });
}

/**
 * Returns the texts that their box truncates. The whole text is elsewhere if it or an ancestor has it as its title, or
 * if it is in a link or on a card with one, which leads to it.
 */
function findCutTexts(): string[] {
  const isCut = (element: HTMLElement): boolean => {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    // Visually hidden texts are one pixel wide.
    if (width <= 1 || height <= 1) return false;
    const clips = (value: string) => value === 'hidden' || value === 'clip';
    return (
      (element.scrollWidth > element.clientWidth + 1 && (textOverflow === 'ellipsis' || clips(overflowX))) ||
      (element.scrollHeight > element.clientHeight + 4 && clips(overflowY))
    );
  };
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter(
      (element) => element.textContent.trim() !== '' && element.checkVisibility({ opacityProperty: true }),
    )
    .filter((element) => !element.matches('script, style, noscript, option') && isCut(element))
    .filter(
      (element) => !element.closest('[title], a[href]') && !element.closest('article')?.querySelector('a'),
    )
    .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 60)}`);
}

/** Returns the texts and labels that are in the language of the page. */
function readTexts(): string[] {
  const isOfPage = (element: Element) => !element.closest('script, style, noscript, [lang]:not(html)');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (isOfPage(node.parentElement!)) texts.push(node.textContent!.trim());
  const labelled = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].filter(
    isOfPage,
  );
  const labels = labelled.flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [...new Set([...texts, ...labels])];
}

/** Returns English texts of the interface, of three words or more, that have a translation. */
function englishTexts(locale: Locale): Set<string> {
  const files = globSync('{shared,shell,mfe-*}/src/**/*messages.json', { cwd: site.root });
  const read = (file: string) =>
    JSON.parse(readFileSync(join(site.root, file), 'utf8')) as Record<string, string>;
  const translations = files.filter((file) => basename(file).startsWith(`${locale}.`));
  const own = new Set(translations.flatMap((file) => Object.values(read(file))));
  const texts = translations.flatMap((file) => {
    const name = basename(file).slice(locale.length + 1);
    const english =
      files.find((each) => each === join(dirname(file), `en.${name}`)) ?? join(dirname(file), name);
    return Object.values(read(english)).filter((text) => / .* /.test(text) && !own.has(text));
  });
  return new Set(texts);
}
