import { aRecruiterProfile, type FakeResponses } from '@cpa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/renderPage.tsx';
import type { Overview } from './model/releaseOverview.ts';

const FIRST = '1111111aaaaaaaaa';
const SECOND = '2222222bbbbbbbbb';
const THIRD = '3333333ccccccccc';
const AT = '2026-11-22T14:00:00.000Z';

const revision = (overrides: Partial<Overview['timeline'][number]>): Overview['timeline'][number] => ({
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

const overview: Overview = {
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
    revision({
      revision: 2,
      by: 'joan@portal.aw',
      reason: 'new prices',
      changes: [{ name: 'mfe-checkout', version: SECOND, was: FIRST }],
    }),
    revision({}),
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
const withCanary: Overview = {
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
      figures: { canary: point.canary, active: point.active },
      vitals: {
        canary: { inp: 240, lcp: 1810, cls: 0.02 },
        active: { inp: 181, lcp: 1790, cls: null },
      },
      gates: { ...gates, boot: null },
      course: [point],
    },
  ],
};

async function open(responses: FakeResponses) {
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

const heading = async (name: string) => expect(await screen.findByRole('heading', { name })).toBeVisible();

describe('the release dashboard', () => {
  test('shows the 404 page to an account that is no operator', async () => {
    await open({
      'GET /_operator/releases': { status: 404, body: { message: 'This page does not exist.' } },
    });
    expect(await screen.findByRole('heading', { name: 'We could not find this page' })).toBeVisible();
  });

  test('offers a retry when the store cannot be reached', async () => {
    await open({ 'GET /_operator/releases': { status: 503, body: {} } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('shows what is live, who activated it and why', async () => {
    await open({});
    await heading('mfe-checkout');
    expect(screen.getByText('joan@portal.aw: new prices')).toBeVisible();
    expect(screen.getByText('mfe-checkout 1111111 → 2222222')).toBeVisible();
    expect(screen.getByText('commit abcdef0')).toBeVisible();
    expect(screen.getByText('No canary is running')).toBeVisible();
  });

  test('says when the releases are not signed', async () => {
    await open({ 'GET /_operator/releases': { ...overview, is_signed: false } });
    expect(await screen.findByText(/^The releases are not signed/)).toBeVisible();
  });

  test('shows the checks of each served version', async () => {
    await open({ 'GET /_operator/releases': withCanary });
    const table = await screen.findByRole('table', { name: 'Checks of the served versions' });
    const [, live, canary] = within(table).getAllByRole('row');
    expect(live).toHaveTextContent(/mfe-checkout 2222222.*7 pages, 4 signed in.*41, 412 KB\^7\.2\.0/);
    expect(canary).toHaveTextContent(/mfe-checkout 3333333 Canary.*Not checked/);
  });

  test('shows the web vitals of a canary beside those of the active version', async () => {
    await open({ 'GET /_operator/releases': withCanary });
    const table = await screen.findByRole('table', { name: 'Web vitals of mfe-checkout' });
    const cells = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      );
    expect(cells).toEqual([
      ['1,810 ms', '1,790 ms', 'up to 2,500 ms'],
      ['240 ms', '181 ms', 'up to 200 ms'],
      ['0.02', 'Not measured yet', 'up to 0.1'],
    ]);
  });

  test('shows no chart before the first visitor of a canary', async () => {
    const none = { visitors: 0, failed: 0, measured: 0, inp: null };
    const canaries = [{ ...withCanary.canaries[0]!, figures: { canary: none, active: none } }];
    await open({ 'GET /_operator/releases': { ...withCanary, canaries } });
    expect(await screen.findByText(/^No visitor has opened the canary yet/)).toBeVisible();
    expect(screen.queryByRole('img', { name: /^Share of visitors/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/^INP of/)).not.toBeInTheDocument();
  });

  test('rolls back after asking why', async () => {
    const { requests } = await open({ 'POST /_operator/changes': { revision: 3 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Roll back mfe-checkout…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Roll back mfe-checkout?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Roll back now' }));
    expect(dialog.getByText('Say why. The reason is shown in the history.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Why' })).toHaveFocus();
    await userEvent.keyboard('Search is slow');
    await userEvent.click(dialog.getByRole('button', { name: 'Roll back now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requests('POST /_operator/changes')).toEqual([
      { action: 'rollback', name: 'mfe-checkout', version: FIRST, expected: 2, reason: 'Search is slow' },
    ]);
  });

  test('shows who changed the releases first', async () => {
    const newer = { ...overview, revision: 3, timeline: [revision({ revision: 3, by: 'marvin@portal.aw' })] };
    let current: Overview = overview;
    await open({
      'GET /_operator/releases': () => current,
      'POST /_operator/changes': () => {
        current = newer;
        return { status: 409, body: { message: 'The release document is at revision 3, not 2.' } };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Roll back mfe-checkout…' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Why' }), 'slow');
    await userEvent.click(screen.getByRole('button', { name: 'Roll back now' }));
    expect(
      await screen.findByText(/marvin@portal.aw changed the releases first \(revision 3\)/),
    ).toBeVisible();
  });

  test('shows earlier changes up to the first, also after a newer one moved the others', async () => {
    const changes = Array.from({ length: 4 }, (_, index) =>
      revision({ revision: 4 - index, reason: `why ${4 - index}` }),
    );
    let current: Overview = { ...overview, timeline: changes.slice(0, 2) };
    const { requests } = await open({
      'GET /_operator/releases': () => current,
      'GET /_operator/history/3': { timeline: changes.slice(2) },
      'POST /_operator/changes': () => {
        current = { ...overview, timeline: [revision({ revision: 5, reason: 'why 5' }), changes[0]!] };
        return { revision: 5 };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show earlier changes' }));
    expect(await screen.findByText(/why 1/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show earlier changes' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Roll back mfe-checkout…' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Why' }), 'slow');
    await userEvent.click(screen.getByRole('button', { name: 'Roll back now' }));
    await screen.findByText(/why 5/);
    expect(screen.getAllByText(/: why \d/).map(({ textContent }) => textContent.at(-1))).toEqual([
      '5',
      '4',
      '3',
      '2',
      '1',
    ]);
    expect(requests('GET /_operator/history/3')).toHaveLength(1);
  });

  test('ends the earlier changes where the store has none before them', async () => {
    await open({
      'GET /_operator/releases': { ...overview, timeline: [revision({ revision: 60 })] },
      'GET /_operator/history/60': { timeline: [revision({ revision: 59, reason: 'why 59' })] },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show earlier changes' }));
    expect(await screen.findByText(/why 59/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show earlier changes' })).not.toBeInTheDocument();
  });

  test('offers a retry when earlier changes did not load', async () => {
    await open({
      'GET /_operator/releases': { ...overview, timeline: overview.timeline.slice(0, 1) },
      'GET /_operator/history/2': { status: 503, body: {} },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show earlier changes' }));
    expect(await screen.findByText('The earlier changes did not load. Try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show earlier changes' })).toBeEnabled();
  });

  test('compares the two revisions that were selected last', async () => {
    const { requests } = await open({
      'GET /_operator/diff/1/2': {
        before: 1,
        after: 2,
        remotes: [
          {
            name: 'mfe-checkout',
            versions: [FIRST, SECOND],
            files: [{ path: 'plans.js', before: 1024, after: 4096 }],
            unchanged_files: 3,
            bytes: [10_240, 13_312],
            contract: ['^3.0.0', '^3.0.0'],
            manifest: [{ field: 'badges', before: '[]', after: '[1]' }],
          },
        ],
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Revision 2' }));
    expect(screen.queryByRole('button', { name: 'Compare' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Revision 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
    await heading('Revision 1 → 2');
    expect(screen.getByRole('heading', { name: 'Revision 1 → 2' })).toHaveFocus();
    expect(screen.getByRole('row', { name: 'plans.js 1 KB 4 KB +3 KB' })).toBeVisible();
    expect(requests('GET /_operator/diff/1/2')).toHaveLength(1);
  });

  test('shows the figures of a canary, grows it at once, and aborts it after asking', async () => {
    const { requests } = await open({
      'GET /_operator/releases': withCanary,
      'POST /_operator/changes': { revision: 3 },
    });
    await heading('Canary: mfe-checkout');
    expect(screen.getByText(/^Start of the canary of mfe-checkout:/)).toBeVisible();
    expect(screen.getByText(/No difference that is more than chance \(p = 0.450\)/)).toBeVisible();
    expect(
      screen.getByText(/^INP of 90 visitors of the canary and 800 of the active version: .* \(p = 0.200\)/),
    ).toBeVisible();
    expect(screen.getByRole('img', { name: /canary 0.5%, active 0.33%/ })).toBeVisible();
    expect(
      screen.getByRole('img', { name: /Interaction to Next Paint: canary 240 ms, active 181 ms/ }),
    ).toBeVisible();
    expect(screen.getByText('Abort limit')).toBeInTheDocument();
    expect(screen.getByText('Tolerance (+60 ms)')).toBeInTheDocument();
    expect(screen.getByText(/canary 0.5% \(95% interval 0.1% – 3%\), active 0.33%/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '25%' }));
    await userEvent.click(screen.getByRole('button', { name: 'Abort…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Abort canary' }));
    const change = { name: 'mfe-checkout', version: THIRD, expected: 2 };
    await waitFor(() =>
      expect(requests('POST /_operator/changes')).toEqual([
        { ...change, action: 'canary', percent: 25 },
        { ...change, action: 'abort' },
      ]),
    );
  });
});
