import { pressEnter } from '../../core/focus.ts';
import { expect, test } from '../../core/test.ts';

const SITE = 'Career Portal Aruba';

const vacancies = [
  ['pap', 'pap-AW', 'Vacaturanan na Aruba', 'Trabou na Aruba'],
  ['nl', 'nl', 'Vacatures op Aruba', 'Werk op Aruba'],
  ['es', 'es', 'Vacantes en Aruba', 'Empleos en Aruba'],
] as const;

for (const [locale, tag, title, subject] of vacancies)
  test(`/${locale}/vacancies is in its language, on the server and in the browser`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(`/${locale}/vacancies`)).text();
    expect(html).toContain(`<html lang="${tag}"`);
    expect(html).toContain(`<title>${title} | ${SITE} | ${subject}</title>`);
    await page.goto(`/${locale}/vacancies`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached();
    await expect(page).toHaveTitle(`${title} | ${SITE} | ${subject}`);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical!).pathname).toBe(`/${locale}/vacancies`);
    await expect(page.locator(`link[hreflang=${locale}]`)).toHaveAttribute('href', canonical!);
    const links = await page.getByRole('link').evaluateAll((all) =>
      all
        .filter((link) => !link.hasAttribute('hreflang'))
        .map((link) => link as HTMLAnchorElement)
        .filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/api/'))
        .map(({ pathname }) => pathname),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((path) => !`${path}/`.startsWith(`/${locale}/`))).toEqual([]);
  });

test('every page for visitors exists in every language', async ({ request }) => {
  const paths = [
    '/',
    '/companies',
    '/about',
    '/partners',
    '/plans',
    '/blog',
    '/contact',
    '/saved',
    '/privacy',
    '/faq',
  ];
  const broken: string[] = [];
  for (const [locale, tag] of vacancies) {
    for (const path of paths) {
      const response = await request.get(`/${locale}${path}`.replace(/\/$/, ''));
      if (!response.ok() || !(await response.text()).includes(`<html lang="${tag}"`))
        broken.push(`/${locale}${path}: ${response.status()}`);
    }
  }
  expect(broken).toEqual([]);
});

test('the switch keeps what was typed, the place on the page, the query and the focus', async ({ page }) => {
  await page.goto('/contact?from=test');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Bon dia');
  const dutch = page.getByRole('contentinfo').getByRole('link', { name: 'Nederlands' });
  await dutch.scrollIntoViewIfNeeded();
  const scrollY = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => Object.assign(globalThis, { memory: 'of this document' }));
  await pressEnter(dutch);
  await expect(page).toHaveURL(/\/nl\/contact\?from=test$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.getByRole('textbox', { name: 'Bericht' })).toHaveValue('Bon dia');
  await expect(dutch).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'memory'))).toBe('of this document');
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrollY)).toBeLessThan(60);
});

test('links in a text of the server and the keys of the results stay in the language', async ({ page }) => {
  await page.goto('/nl/faq');
  await page.getByRole('main').locator('a[href="/nl/plans"]').first().click();
  await expect(page).toHaveURL(/:\d+\/nl\/plans$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pakketten' })).toBeVisible();
  await page.goto('/nl/vacancies');
  await expect(page.locator('#vacancy-results a').first()).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('j');
    const focused = page.locator('#vacancy-results a:focus');
    await expect(focused).toHaveAttribute('href', /^\/nl\/vacancies\/\d+$/, { timeout: 1000 });
  }).toPass();
});

test('a step back shows the page before in the language of its URL', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/contact$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1, name: 'About Career Portal Aruba' })).toBeVisible();
});

test('an error of the API is in the language of the page, which loads the texts with the first error', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 429/);
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const message = 'Too many tries. Please wait 5 minutes and try again.';
  const params = { unit: 'minutes', count: 5 };
  await page.route('**/api/contact-us-message', (route) =>
    route.fulfill({ status: 429, json: { message, error: message, code: 'too_many', params } }),
  );
  await page.goto('/nl/contact');
  await page.getByLabel('E-mailadres').first().fill('ana@example.aw');
  await page.getByLabel('Bericht').fill('Bon dia, mi tin un pregunta.');
  expect(files.filter((file) => file.includes('errors'))).toEqual([]);
  await page.getByRole('button', { name: 'Bericht versturen' }).click();
  const dutch = 'Te veel pogingen. Wacht 5 minuten en probeer het opnieuw.';
  await expect(page.getByText(dutch).first()).toBeVisible();
  expect(files.filter((file) => file.includes('errors-nl'))).toHaveLength(1);
});

test('a private page asks to sign in and returns, in its language', async ({ page }) => {
  await page.goto('/nl/applicant/profile');
  await expect(page).toHaveURL(/\/nl\/api\/auth\/signin\?.*callbackUrl=%2Fapplicant%2Fprofile/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await page.getByRole('textbox', { name: /e-mail/i }).fill('applicant@demo.aw');
  await page.locator('input[type=password]').fill('bon-bini-2026');
  await page.getByRole('main').getByRole('button', { name: 'Inloggen', exact: true }).click();
  await expect(page).toHaveURL(/\/nl\/applicant\/profile$/);
});

test.describe('with a browser in Spanish', () => {
  test.use({ locale: 'es-419' });

  test('offers the page in Spanish at once, without moving anything, until it is closed', async ({
    page,
  }) => {
    await page.goto('/plans');
    await expect(page).toHaveURL(/\/plans$/);
    const offer = page.getByText('Esta página también está en español.');
    await expect(offer).toBeVisible();
    await expect(page.getByText('Tin e pagina aki na Papiamento.')).toBeHidden();
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(offer).toBeHidden();
    await page.context().clearCookies();
    await page.reload();
    await page.getByRole('link', { name: 'Abrir' }).click();
    await expect(page).toHaveURL(/\/es\/plans$/);
    await expect(offer).toBeHidden();
  });
});
