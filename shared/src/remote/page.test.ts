/** @jest-environment node */
import { aHost } from '../testing/index.ts';
import { createPages, page, type RouteFile } from './page.ts';

describe('createPages', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('loads a page on a server without waiting for a timer', async () => {
    const route = { Component: () => null };
    const load = async (): Promise<RouteFile> => ({ createRoute: () => route });
    const [created] = createPages([page('/plans', load)])(aHost());
    expect(await (created!.lazy as () => Promise<unknown>)()).toBe(route);
  }, 2000);
});
