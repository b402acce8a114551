import { renderInBrowser } from '../../core/mockedPages.ts';
import { expect, test } from '../../core/test.ts';

const files = {
  'the entry': /\/remotes(-mirror)?\/mfe-checkout\/[^/]+\/entry\.[^/]*\.js$/,
  'the exposed module': /\/remotes(-mirror)?\/mfe-checkout\/[^/]+\/module\.[^/]*\.js$/,
  'the route’s script': /\/remotes(-mirror)?\/mfe-checkout\/[^/]+\/plans\.[^/]*\.js$/,
  'the route’s style sheet': /\/remotes(-mirror)?\/mfe-checkout\/[^/]+\/plans\.[^/]*\.css$/,
};

test('does not run a script that the release does not list', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/integrity/i);
  await page.route('**/unlisted.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'globalThis.injected = true;' }),
  );
  await page.goto('/plans');
  const folder = await page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => /mfe-checkout.*entry/.test(name))!.name,
  );
  const outcome = await page.evaluate(
    (url) =>
      import(url).then(
        () => 'loaded',
        () => 'refused',
      ),
    new URL('unlisted.js', folder).href,
  );
  expect(outcome).toBe('refused');
  expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false);
});

test('does not run a lazy chunk of a page when its content has changed', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/integrity|ERR_|Failed to/i);
  let changed = 0;
  await page.route(/\/mfe-public\/[^/]+\/report-dialog\.[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    changed += 1;
    await route.fulfill({
      response,
      body: `${await response.text()};globalThis.injected=true;`,
      headers: { ...response.headers(), 'content-encoding': 'identity' },
    });
  });
  await page.goto('/vacancies/2');
  await page.getByRole('button', { name: 'Report this vacancy' }).click();
  await expect(page.getByRole('alert').getByText('We could not reach the server.')).toBeVisible();
  expect(changed).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const [name, file] of Object.entries(files)) {
  test(`does not use ${name} of a remote when its content has changed`, async ({ page, consoleErrors }) => {
    consoleErrors.allow(/integrity|ERR_|Failed to/i);
    // A page that the server renders contains its style sheet.
    if (name.includes('style')) await renderInBrowser(page.context());
    let changed = 0;
    await page.route(file, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      changed += 1;
      const injected = name.includes('style') ? 'body{display:none}' : ';globalThis.injected=true;';
      await route.fulfill({
        response,
        body: `${body}${injected}`,
        headers: { ...response.headers(), 'content-encoding': 'identity' },
      });
    });

    await page.goto('/plans');

    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(changed).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
}

test('runs no script when the file with their hashes has changed', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/integrity|Failed to/i);
  await page.route(/\/_release\/files\//, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
  await page.goto('/plans', { waitUntil: 'commit' });
  await expect(page.locator('html[data-failed]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // They are fetched, but none is part of the page.
  await expect(page.locator('script[src], html[data-hydrated]')).toHaveCount(0);
});

test('starts after the file with the hashes could not be loaded at first', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to/i);
  let failures = 0;
  await page.route(/\/_release\/files\//, async (route) => {
    failures += 1;
    await (failures === 1 ? route.abort() : route.continue());
  });
  await page.goto('/login');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  expect(failures).toBe(2);
});
