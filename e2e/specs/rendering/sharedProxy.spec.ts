import type { Browser } from '@playwright/test';
import { registerApplicant, signInByApi } from '../../core/auth.ts';
import { type Served, startSharedProxy } from '../../core/sharedProxy.ts';
import { site } from '../../core/site.ts';
import { expect, test as base } from '../../core/test.ts';
import type { Credentials } from '../../core/users.ts';

const PRIVATE = ['/applicant', '/applicant/profile'];
const PUBLIC = ['/', '/vacancies', '/companies'];

const test = base.extend<{ sharedProxy: Awaited<ReturnType<typeof startSharedProxy>> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern.
  sharedProxy: async ({}, use) => {
    const proxy = await startSharedProxy();
    await use(proxy);
    proxy.close();
  },
});

type Person = { name: string; user: Credentials };

/** Opens all pages behind a proxy. Returns all texts that the browser of the user has received. */
async function visitAll(browser: Browser, server: string, { name, user }: Person): Promise<string> {
  const context = await browser.newContext({ proxy: { server, bypass: '<-loopback>' } });
  const page = await context.newPage();
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (!/^(?:document|fetch|xhr)$/.test(response.request().resourceType())) return;
    texts.push(response.text().catch(() => ''));
  });
  await signInByApi(page, user);
  for (const path of [...PUBLIC, ...PRIVATE]) {
    /* oxlint-disable no-await-in-loop -- One tab shows one page at a time. */
    await page.goto(path, { waitUntil: 'load' });
    texts.push(Promise.resolve(await page.content()));
    /* oxlint-enable no-await-in-loop */
  }
  // The last page has its data.
  await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible();
  texts.push(Promise.resolve(await page.content()));
  const received = (await Promise.all(texts)).join('\n');
  await context.close();
  return received;
}

test('shows no user the frame or the data of another user behind the same caching proxy', async ({
  browser,
  request,
  sharedProxy: proxy,
}) => {
  const people: Person[] = [];
  for (const name of ['Xiomara Werleman', 'Quincy Tromp']) {
    // oxlint-disable-next-line no-await-in-loop -- Registrations are limited.
    people.push({ name, user: (await registerApplicant(request, { name })).user });
  }
  const [xiomara, quincy] = people as [Person, Person];
  const served: Served[][] = [];
  for (const [own, other] of [
    [xiomara, quincy],
    [quincy, xiomara],
    [xiomara, quincy],
  ] as const) {
    /* oxlint-disable no-await-in-loop -- The proxy is filled by one person, and serves the next. */
    const received = await visitAll(browser, proxy.url, own);
    const shown = [own.name, other.name, other.user.email].filter((text) => received.includes(text));
    expect(shown).toEqual([own.name]);
    served.push(proxy.served.splice(0));
    /* oxlint-enable no-await-in-loop */
  }
  const pages = served.flat().filter(({ path }) => [...PRIVATE, ...PUBLIC].includes(path));
  expect(pages.length).toBeGreaterThanOrEqual(3 * (PRIVATE.length + PUBLIC.length));
  for (const { path, isStored, how } of pages) {
    expect({ path, isStored }).toEqual({ path, isStored: PUBLIC.includes(path) });
    if (!isStored) expect(how).toBe('forwarded');
  }
  // A document that is rendered again differs.
  await expect.poll(() => proxy.get(`${site.url}/companies`)).toBe('validated');
});
