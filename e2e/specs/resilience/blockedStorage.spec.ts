import { BLOCKABLE, blockStorage } from '../../core/blockStorage.ts';
import { expect, test } from '../../core/test.ts';

for (const blocked of [...BLOCKABLE.map((kind) => [kind]), [...BLOCKABLE]]) {
  test(`reads, searches and explains sign-in while the browser blocks ${blocked.join(', ')}`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/service worker|SecurityError|insecure/i);
    await blockStorage(page, blocked);
    await page.goto('/vacancies');
    const search = page
      .getByRole('combobox', { name: /Search/ })
      .or(page.getByRole('searchbox', { name: /Search/ }));
    await search.first().fill('cook');
    await search.first().press('Enter');
    await expect(page).toHaveURL(/search_string=cook/);
    await expect(page.getByRole('region', { name: 'Results' }).getByRole('article').first()).toBeVisible();
    await page.goto('/vacancies/4');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    const notice = page.getByRole('alert').filter({ hasText: 'Your browser blocks cookies.' });
    await expect(notice).toHaveCount(blocked.includes('cookies') ? 1 : 0);
  });
}
