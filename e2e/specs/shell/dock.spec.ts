import type { Page } from '@playwright/test';
import { expectAccessible } from '../../core/accessibility.ts';
import { registerApplicant, signInByApi } from '../../core/auth.ts';
import { getHost } from '../../core/host.ts';
import { noticeRelease } from '../../core/noticeRelease.ts';
import { boxOf } from '../../core/layout.ts';
import { expect, test } from '../../core/test.ts';
import { type Credentials, demoApplicant, demoRecruiter } from '../../core/users.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 900 },
  { width: 1280, height: 800 },
  { width: 320, height: 256 },
] as const;

type DockedPage = {
  path: string;
  /** The bar that a phone shows. */
  bar: string | null;
  user?: Credentials;
  /** Field that is filled. */
  change?: string;
  /** Field that shows an error. */
  fault?: string;
  /** Row that is selected. */
  choose?: RegExp;
};

const PAGES: DockedPage[] = [
  { path: '/vacancies/1', bar: 'apply' },
  { path: '/login', bar: null },
  { path: '/', bar: null },
  { path: '/recruiter-dashboard/applicants', bar: 'tabs', user: demoRecruiter },
  { path: '/recruiter-dashboard/applicants/1', bar: 'apply', user: demoRecruiter },
  {
    path: '/recruiter-dashboard/company',
    bar: 'save',
    user: demoRecruiter,
    change: 'Name',
    fault: 'E-mail for applicants',
  },
  { path: '/recruiter-dashboard/vacancies/new', bar: 'save', user: demoRecruiter },
  { path: '/recruiter-dashboard/vacancies', bar: 'selection', user: demoRecruiter, choose: /^Select / },
  { path: '/recruiter-dashboard/applicants', bar: 'selection', user: demoRecruiter, choose: /^Select / },
  { path: '/applicant/applications', bar: 'tabs', user: demoApplicant },
];

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

/** Gives each control of the page the focus, as Tab does, and returns what a place of the dock covers. */
async function findCovered(page: Page): Promise<string[]> {
  // The focus is shown after a key.
  await page.keyboard.press('Tab');
  return await page.evaluate(async () => {
    const placesAround = (focused: Element) =>
      [...document.querySelectorAll<HTMLElement>('[data-dock]')].filter(
        (place) =>
          !place.contains(focused) &&
          place.offsetHeight > 0 &&
          place.checkVisibility({ visibilityProperty: true }) &&
          getComputedStyle(place).position !== 'static',
      );
    const coveredOf = (focused: Element): string[] => {
      const messages = (focused.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
      const shown = [focused, ...messages.flatMap((id) => document.getElementById(id) ?? [])];
      const places = placesAround(focused);
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
    };
    const all = document.querySelectorAll<HTMLElement>('*');
    // axe takes a control that the edge of a scrolled table cuts for a small one.
    const scrollBack = () => {
      (document.activeElement as HTMLElement).blur();
      for (const element of all) if (element.scrollTop || element.scrollLeft) element.scrollTo(0, 0);
    };
    scrollBack();
    const covered: string[] = [];
    for (const control of all) {
      if (control.tabIndex < 0 || !control.isConnected) continue;
      control.focus();
      if (document.activeElement !== control) continue;
      // What the page does with the focus may need two frames.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      covered.push(...coveredOf(control));
    }
    scrollBack();
    return covered;
  });
}

/** Waits until the dock shows a line above a bar, and checks that they cover nothing that has the focus. */
async function expectStack(page: Page, size: (typeof SIZES)[number], line: string, bar: string | null) {
  const isPhone = size.width < 768 && size.height > 400;
  const stuck = async () => (await placesOf(page)).filter(({ isFixed }) => isFixed);
  const kinds = async () => (await stuck()).map(({ kind }) => kind);
  // In a low window, all of them are part of the page.
  const expected = size.height < 400 ? [] : isPhone && bar ? [line, bar] : [line];
  await expect.poll(kinds).toEqual(expected);
  const isMoving = () =>
    page.evaluate(() => document.getAnimations().some(({ playState }) => playState === 'running'));
  await expect.poll(isMoving).toBe(false);
  if (!isPhone) return;
  const places = await stuck();
  expect(Math.round(places.at(-1)!.bottom)).toBeLessThanOrEqual(size.height);
  if (bar) expect(places[0]!.bottom).toBeLessThanOrEqual(places[1]!.top + 1);
  expect(size.height - places[0]!.top).toBeLessThanOrEqual(200);
}

for (const { path, bar, ...rest } of PAGES) {
  test(`stacks at most one line and one bar (${bar}) on ${path} and covers no focus`, async ({ page }) => {
    if (rest.user) await signInByApi(page, rest.user);
    await page.goto(path);
    const host = await getHost(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    if (rest.change) await page.getByLabel(rest.change).first().fill('Cas di Sabor, Oranjestad');
    const fault = rest.fault ? page.getByLabel(rest.fault) : null;
    await fault?.fill('talent');
    await fault?.blur();
    if (fault) await expect(fault).toHaveAttribute('aria-invalid', 'true');
    if (rest.choose) await page.getByRole('checkbox', { name: rest.choose }).nth(1).check();
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
        if (size.height < 400) {
          await expect.poll(kinds).toEqual([]);
          await page.evaluate(() => scrollTo(0, 0));
          await page.getByRole('banner').getByRole('link').first().click({ trial: true });
        } else await expect.poll(kinds).toEqual(isPhone ? ['banner', ...bars] : ['banner']);
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
        const box = await boxOf(toast);
        if (isPhone) {
          expect(await kinds()).toEqual(['toast', ...bars]);
          expect(Math.round(box.height)).toBeLessThanOrEqual(60);
        } else if (size.width >= 768) {
          expect([Math.round(box.width), box.y >= 60]).toEqual([320, true]);
        } else {
          // Part of the page, above its header.
          expect(await kinds()).toEqual([]);
          await expect(toast).toBeInViewport({ ratio: 1 });
          expect((await boxOf(page.getByRole('banner'))).y).toBeGreaterThanOrEqual(box.y + box.height);
        }
        // The pointer stops its time.
        await toast.hover();
        await expectAccessible(page);
        await toast.click();
        await expect(toast).toBeHidden();
      });
    }
  });
}

/** A page with each bar on which a release can be offered: not where something was typed or chosen. */
const OFFERING = [PAGES[0]!, PAGES[1]!, PAGES[3]!];

for (const { path, bar, user } of OFFERING) {
  test(`offers to reload instead of the banner on ${path}`, async ({ page }) => {
    if (user) await signInByApi(page, user);
    const newer = { shell: 'ffffffffffffffff', revision: 1_000 };
    await page.route('**/api/_release', (route) => route.fulfill({ json: newer }));
    await page.route('**/api/_release/document*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: { ...((await response.json()) as object), ...newer } });
    });
    await page.clock.install();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[data-dock=banner]')).toBeAttached();
    await noticeRelease(page);
    const host = await getHost(page);
    for (const size of SIZES) {
      await test.step(`at ${size.width} × ${size.height}`, async () => {
        await page.setViewportSize(size);
        await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
        await expectStack(page, size, 'reload', bar);
        expect(await findCovered(page)).toEqual([]);
        await expectAccessible(page);
        if (size.width < 768 && size.height > 400) {
          await host.evaluate(({ toasts }) => toasts.error({ title: 'Not saved' }));
          const toast = page.locator('.Toastify__toast', { hasText: 'Not saved' });
          // The pointer stops its time.
          await toast.hover();
          await expectStack(page, size, 'toast', bar);
          await toast.click();
          await expectStack(page, size, 'reload', bar);
        }
      });
    }
  });
}

test('offers to undo above the bar of each page', async ({ page, request }) => {
  const { user, headers } = await registerApplicant(request);
  const applied = await request.post('/api/vacancies/4/apply', { headers, data: {} });
  const { id } = (await applied.json()) as { id: number };
  const undo = page.getByRole('button', { name: 'Undo' });

  for (const size of SIZES) {
    await test.step(`a change of status at ${size.width} × ${size.height}`, async () => {
      await signInByApi(page, demoRecruiter);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(`/recruiter-dashboard/applicants/${id}`);
      await page.getByLabel('Move to').selectOption('Interview');
      await page.getByRole('button', { name: /^Move/ }).first().click();
      await expect(undo).toBeVisible();
      await page.setViewportSize(size);
      await expectStack(page, size, 'undo', 'apply');
      expect(await findCovered(page)).toEqual([]);
      // The focus stops its time.
      await undo.focus();
      await expectAccessible(page);
      await undo.click();
      await expect(undo).toBeHidden();
    });
  }

  await page.goto('about:blank');
  await page.context().clearCookies();
  for (const size of SIZES) {
    await test.step(`a withdrawal at ${size.width} × ${size.height}`, async () => {
      await signInByApi(page, user);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto('/applicant/applications/4');
      await page.getByRole('button', { name: 'Withdraw…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Withdraw this application?' });
      await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
      await expect(undo).toBeVisible();
      await page.setViewportSize(size);
      await expectStack(page, size, 'undo', 'tabs');
      await undo.click();
      await expect(undo).toBeHidden();
    });
  }
});

test('covers no button of a dialog with a toast, which closes on a click', async ({ page }) => {
  await signInByApi(page, demoRecruiter);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/recruiter-dashboard/vacancies');
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check();
  const host = await getHost(page);
  await page.getByRole('region', { name: 'Selected vacancies' }).getByRole('button').first().click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toBeVisible();
  for (const size of SIZES.filter(({ height }) => height > 400)) {
    await test.step(`at ${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size);
      await host.evaluate(({ toasts }) => toasts.error({ title: 'Not saved' }));
      const toast = page.locator('.Toastify__toast');
      await expect(toast).toBeVisible();
      const covered = () =>
        dialog.getByRole('button').evaluateAll((buttons) => {
          const over = document.querySelector('.Toastify__toast')!.getBoundingClientRect();
          return buttons.flatMap((button) => {
            const { left, right, top, bottom } = button.getBoundingClientRect();
            const isCovered =
              left < over.right && right > over.left && top < over.bottom && bottom > over.top;
            return isCovered ? [button.textContent] : [];
          });
        });
      await expect.poll(covered).toEqual([]);
      await toast.click();
      await expect(toast).toBeHidden();
      await expect(dialog).toBeVisible();
    });
  }
});
