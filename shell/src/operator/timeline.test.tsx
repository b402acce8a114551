import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Overview } from './model/releaseOverview.ts';
import { aRevision, FIRST, openDashboard, overview, SECOND } from './testing/dashboard.ts';

describe('the timeline of the release dashboard', () => {
  test('shows earlier changes up to the first, also after a newer one moved the others', async () => {
    const changes = Array.from({ length: 4 }, (_, index) =>
      aRevision({ revision: 4 - index, reason: `why ${4 - index}` }),
    );
    let current: Overview = { ...overview, timeline: changes.slice(0, 2) };
    const { requests } = await openDashboard({
      'GET /_operator/releases': () => current,
      'GET /_operator/history/3': { timeline: changes.slice(2) },
      'POST /_operator/changes': () => {
        current = { ...overview, timeline: [aRevision({ revision: 5, reason: 'why 5' }), changes[0]!] };
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
    await openDashboard({
      'GET /_operator/releases': { ...overview, timeline: [aRevision({ revision: 60 })] },
      'GET /_operator/history/60': { timeline: [aRevision({ revision: 59, reason: 'why 59' })] },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show earlier changes' }));
    expect(await screen.findByText(/why 59/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show earlier changes' })).not.toBeInTheDocument();
  });

  test('offers a retry when earlier changes did not load', async () => {
    await openDashboard({
      'GET /_operator/releases': { ...overview, timeline: overview.timeline.slice(0, 1) },
      'GET /_operator/history/2': { status: 503, body: {} },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show earlier changes' }));
    expect(await screen.findByText('The earlier changes did not load. Try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show earlier changes' })).toBeEnabled();
  });

  test('compares the two revisions that were selected last', async () => {
    const { requests } = await openDashboard({
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
    expect(await screen.findByRole('heading', { name: 'Revision 1 → 2' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Revision 1 → 2' })).toHaveFocus();
    expect(screen.getByRole('row', { name: /^plans.js 1\sKB 4\sKB \+3\sKB$/ })).toBeVisible();
    expect(requests('GET /_operator/diff/1/2')).toHaveLength(1);
  });
});
