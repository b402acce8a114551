import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Path of a link with IDs, slugs and secrets replaced, so that pages of one kind are visited once. */
export function patternOf(href: string): string {
  return new URL(href).pathname
    .replaceAll(/\/\d+(?=\/|$)/g, '/:id')
    .replace(/^\/blog\/[^/]+$/, '/blog/:slug')
    .replace(/[\w-]{24,}/g, ':secret');
}

/** Pattern of a link with the names of its query parameters. */
export function shapeOf(href: string): string {
  const names = [...new Set(new URL(href).searchParams.keys())].toSorted();
  return [patternOf(href), ...names].join(' ');
}

/** Waits until the page shows its heading and no skeleton. */
export async function waitForPage(page: Page): Promise<void> {
  await expect(page.locator('main h1').first()).toBeAttached();
  await expect(page.locator('main [role="status"]:has([class*="skeleton" i])')).toHaveCount(0);
}

/** Returns the absolute URLs of the links on the page that lead to this site, without the same page in other languages. */
export async function internalLinks(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([hreflang])')]
      .filter(({ origin, href }) => origin === location.origin && !href.includes('#main'))
      .map(({ href }) => href),
  );
}
