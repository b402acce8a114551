import { aRecruiterProfile, type FakeResponses } from '@cpa/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import type { Overview } from '../model/releaseOverview.ts';

export const FIRST = '1111111aaaaaaaaa';
export const SECOND = '2222222bbbbbbbbb';
export const THIRD = '3333333ccccccccc';
const AT = '2026-11-22T14:00:00.000Z';

export const aRevision = (
  overrides: Partial<Overview['timeline'][number]>,
): Overview['timeline'][number] => ({
  revision: 1,
  action: 'activate',
  at: AT,
  by: 'ana@portal.aw',
  reason: null,
  commit: null,
  percent: null,
  changes: [{ name: 'mfe-checkout', version: FIRST, was: null }],
  ended: [],
  ...overrides,
});

const gates: Overview['live'][number]['gates'] = {
  published_at: AT,
  files: 41,
  bytes: 421_888,
  contract: '^7.2.0',
  boot: { at: AT, pages: 7, private_pages: 4 },
};

/** Two changes of one remote, without a canary. */
export const overview: Overview = {
  revision: 2,
  live: [
    {
      name: 'mfe-checkout',
      version: SECOND,
      since: { at: AT, by: 'joan@portal.aw', commit: 'abcdef0123456789' },
      rollback_to: FIRST,
      gates,
    },
  ],
  canaries: [],
  timeline: [
    aRevision({
      revision: 2,
      by: 'joan@portal.aw',
      reason: 'new prices',
      changes: [{ name: 'mfe-checkout', version: SECOND, was: FIRST }],
    }),
    aRevision({}),
  ],
  damaged: [],
};

const point = {
  at: AT,
  canary: { visitors: 200, failed: 1, measured: 90, inp: 240 },
  active: { visitors: 1800, failed: 6, measured: 800, inp: 181 },
  abort_share: 0.04,
  interval: [0.001, 0.03] as [number, number],
};
export const withCanary: Overview = {
  ...overview,
  canaries: [
    {
      name: 'mfe-checkout',
      version: THIRD,
      active: SECOND,
      percent: 10,
      started_at: AT,
      verdict: { state: 'same', p: 0.45 },
      slowness: { state: 'same', p: 0.2 },
      inp_tolerance: 60,
      min_visitors: 30,
      figures: { canary: point.canary, active: point.active },
      vitals: {
        canary: { inp: 240, lcp: 1810, cls: 0.02 },
        active: { inp: 181, lcp: 1790, cls: null },
      },
      gates: { ...gates, boot: null },
      course: [{ ...point, at: '2026-11-22T13:59:00.000Z' }, point],
    },
  ],
};

/** Opens the dashboard as an operator. */
export async function openDashboard(responses: FakeResponses) {
  const { host } = await renderPage({
    at: '/operator/releases',
    profile: aRecruiterProfile(),
    responses: { 'GET /_operator/releases': overview, ...responses },
  });
  return {
    /** Bodies of the requests to a path. */
    requests: (call: string) =>
      host.requests.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body),
  };
}
