import type { Page } from '@playwright/test';
import { signInByApi } from '../../core/auth.ts';
import { getHost } from '../../core/host.ts';
import { expect, test } from '../../core/test.ts';
import { demoApplicant, demoRecruiter } from '../../core/users.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 900 },
  { width: 1280, height: 800 },
  { width: 320, height: 256 },
] as const;

/** Pages by the bar that a phone shows, in the order of the drawing. */
const PAGES = [
  { path: '/vacancies/1', bar: 'apply' },
  { path: '/login', bar: null },
  { path: '/', bar: null },
  { path: '/recruiter-dashboard/applicants', bar: 'tabs', user: demoRecruiter },
  { path: '/recruiter-dashboard/company', bar: 'save', user: demoRecruiter, change: 'Name' },
  { path: '/applicant/applications', bar: 'tabs', user: demoApplicant },
] as const;

type Place = { kind: string; top: number; bottom: number; left: number; right: number; isFixed: boolean };

/** Visible places of the dock, from top to bottom. */
const placesOf = (page: Page): Promise<Place[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-dock]')]
      .filter((element) => element.offsetHeight > 0 && element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        const isFixed = getComputedStyle(element).position === 'fixed';
        return { kind: element.dataset['dock'] ?? '', top, bottom, left, right, isFixed };
      })
      .toSorted((one, other) => one.top - other.top),
  );

/** Moves the focus through the page by Tab and returns what a place of the dock covers. */
async function findCovered(page: Page): Promise<string[]> {
  const covered = new Set<string>();
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    scrollTo(0, 0);
  });
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.closest('[data-dock]')) return [];
      const messages = (focused.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
      const shown = [focused, ...messages.flatMap((id) => document.getElementById(id) ?? [])];
      const places = [...document.querySelectorAll<HTMLElement>('[data-dock]')].filter(
        (place) =>
          place.offsetHeight > 0 &&
          place.checkVisibility({ visibilityProperty: true }) &&
          getComputedStyle(place).position !== 'static',
      );
      return shown.flatMap((element) => {
        const own = element.getBoundingClientRect();
        if (own.height === 0 || own.height > innerHeight / 2) return [];
        const over = places.find((place) => {
          const box = place.getBoundingClientRect();
          const [left, right] = [Math.max(own.left, box.left), Math.min(own.right, box.right)];
          const [top, bottom] = [Math.max(own.top, box.top), Math.min(own.bottom, box.bottom)];
          // The link that skips to the content lies above everything.
          const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return right > left && bottom - top > 1 && place.contains(above);
        });
        return over ? [`${over.dataset['dock']} covers ${element.textContent || element.id}`] : [];
      });
    });
    for (const each of found) covered.add(each);
  }
  return [...covered];
}

for (const { path, bar, ...rest } of PAGES) {
  test(`stacks at most one line and one bar on ${path} and covers no focus`, async ({ page }) => {
    test.slow();
    if ('user' in rest) await signInByApi(page, rest.user);
    await page.goto(path);
    const host = await getHost(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    if ('change' in rest) await page.getByLabel(rest.change).first().fill('Cas di Sabor, Oranjestad');
    const banner = page.locator('[data-dock=banner]');
    await expect(banner).toBeAttached();

    for (const size of SIZES) {
      const isPhone = size.width < 768 && size.height > 400;
      await test.step(`at ${size.width} × ${size.height}`, async () => {
        await page.setViewportSize(size);
        await expect(banner).toBeVisible();
        const kinds = async () =>
          (await placesOf(page)).filter(({ isFixed }) => isFixed).map(({ kind }) => kind);
        const bars = bar ? [bar] : [];
        if (size.height < 400) await expect.poll(kinds).toEqual([]);
        else await expect.poll(kinds).toEqual(isPhone ? ['banner', ...bars] : ['banner']);
        const isMoving = () =>
          page.evaluate(() => document.getAnimations().some(({ playState }) => playState === 'running'));
        await expect.poll(isMoving).toBe(false);
        const places = await placesOf(page);
        if (isPhone) {
          expect(Math.round(places.at(-1)!.bottom)).toBe(size.height);
          expect(Math.round(places.at(-1)!.top)).toBe(
            Math.round(places.length > 1 ? places[0]!.bottom : places[0]!.top),
          );
          const padding = size.height - Math.round(places[0]!.top) + 16;
          await expect(page.locator('html')).toHaveCSS('scroll-padding-bottom', `${padding}px`);
        }
        expect(await findCovered(page)).toEqual([]);

        await host.evaluate(({ toasts }) => toasts.error({ title: 'Not saved' }));
        const toast = page.locator('.Toastify__toast');
        await expect(toast).toBeVisible();
        const box = (await toast.boundingBox())!;
        if (isPhone) {
          expect(await kinds()).toEqual(['toast', ...bars]);
          expect(Math.round(box.height)).toBeLessThanOrEqual(60);
        } else if (size.width >= 768) {
          expect([Math.round(box.width), box.y >= 60]).toEqual([320, true]);
        } else {
          // Part of the page, above its header.
          expect(await kinds()).toEqual([]);
          await expect(toast).toBeInViewport({ ratio: 1 });
          expect((await page.getByRole('banner').boundingBox())!.y).toBeGreaterThanOrEqual(
            box.y + box.height,
          );
        }
        await toast.click();
        await expect(toast).toBeHidden();
      });
    }
  });
}
