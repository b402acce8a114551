import { renderInBrowser } from '../../core/mockedPages.ts';
import { expect, test } from '../../core/test.ts';

const files = {
  'the entry': /\/remotes(-mirror)?\/mfe-checkout\/[^/]+\/entry\.[^/]*\.js$/,
  'the exposed module': /\/remotes(-mirror)?\/mfe-checkout\/[^/]+\/module\.[^/]*\.js$/,
  'the route’s script': /\/remotes(-mirror)?\/mfe-checkout\/[^/]+\/plans\.[^/]*\.js$/,
  'the route’s style sheet': /\/remotes(-mirror)?\/mfe-checkout\/[^/]+\/plans\.[^/]*\.css$/,
};

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
