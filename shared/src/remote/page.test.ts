/** @jest-environment node */
import { activateLocale, createTexts, DEFAULT_LOCALE } from '../i18n/index.ts';
import { aHost } from '../testing/index.ts';
import { createPages, page, type RouteFile } from './page.ts';

describe('createPages', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('returns a page on a server without waiting for a timer', async () => {
    const route = { Component: () => null };
    const load = async (): Promise<RouteFile> => ({ createRoute: () => route });
    const [created] = createPages([page('/plans', load)])(aHost());
    expect(await (created!.lazy as () => Promise<unknown>)()).toBe(route);
  }, 2000);

  it('builds a page after the texts that came with it have arrived in the language of the page', async () => {
    await activateLocale('nl');
    const { promise: arrives, resolve: arrive } = Promise.withResolvers<{ default: { 'x.y': string } }>();
    const load = async (): Promise<RouteFile> => {
      const { text } = createTexts({ 'x.y': 'Plans' }, { nl: () => arrives });
      return { createRoute: () => ({ handle: { title: text('x.y') } }) };
    };
    const [created] = createPages([page('/plans', load)])(aHost());
    const route = (created!.lazy as () => Promise<unknown>)();
    await jest.advanceTimersByTimeAsync(100);
    arrive({ default: { 'x.y': 'Pakketten' } });
    expect(await route).toEqual({ handle: { title: 'Pakketten' } });
    await activateLocale(DEFAULT_LOCALE);
  });
});
