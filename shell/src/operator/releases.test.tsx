import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Overview } from './model/releaseOverview.ts';
import { aRevision, FIRST, openDashboard, overview, SECOND } from './testing/dashboard.ts';

describe('the release dashboard', () => {
  test('shows the 404 page to an account that is not an operator', async () => {
    await openDashboard({
      'GET /_operator/releases': { status: 404, body: { message: 'This page does not exist.' } },
    });
    expect(await screen.findByRole('heading', { name: 'We could not find this page' })).toBeVisible();
  });

  test('offers a retry when the store cannot be reached', async () => {
    await openDashboard({ 'GET /_operator/releases': { status: 503, body: {} } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('shows what is live, who activated it and why', async () => {
    await openDashboard({});
    expect(await screen.findByRole('heading', { name: 'mfe-checkout' })).toBeVisible();
    expect(screen.getByText('joan@portal.aw: new prices')).toBeVisible();
    expect(screen.getByText('mfe-checkout 1111111 → 2222222')).toBeVisible();
    expect(screen.getByText('commit abcdef0')).toBeVisible();
    expect(screen.getByText('No canary is running')).toBeVisible();
  });

  test('shows the problems of releases on the site server', async () => {
    const problem = {
      remote: 'mfe-checkout',
      version: SECOND,
      route: '/plans/:id',
      part: 'head' as const,
      reason: 'process.exit is not a function',
      count: 3,
      at: '2026-11-22T14:00:00.000Z',
    };
    await openDashboard({ 'GET /_operator/releases': { ...overview, problems: [problem] } });
    const table = await screen.findByRole('table', { name: 'Problems on the site server' });
    expect(table).toHaveTextContent(/mfe-checkout 2222222.*Head of \/plans\/:id.*3 × process\.exit is not/);
  });

  test('shows who rebuilt a version, and the first file of a release that differs from its commit', async () => {
    const [live] = overview.live;
    const at = '2026-11-22T14:00:00.000Z';
    const made = [{ by: 'checkout-team', at, commit: 'abcdef0123456789', is_same: true }];
    const gates = { ...live!.gates, rebuilds: { required: 2, made } };
    const files = { published: 'cart.0123abcd.js', rebuilt: 'cart.4567abcd.js' };
    const other = { name: 'mfe-checkout', version: FIRST, by: 'ana', at, commit: '7654321', ...files };
    await openDashboard({
      'GET /_operator/releases': { ...overview, live: [{ ...live!, gates }], differing: [other] },
    });
    const checks = await screen.findByRole('table', { name: 'Checks of the served versions' });
    await userEvent.click(within(checks).getByText('1 of 2, same hash'));
    expect(within(checks).getByText(/checkout-team, commit abcdef0/)).toBeVisible();
    const table = screen.getByRole('table', { name: 'Releases that differ from their commit' });
    expect(table).toHaveTextContent(/1111111.*ana, commit 7654321.*cart\.0123abcd\.js.*cart\.4567abcd\.js/);
  });

  test('shows the journeys that a version passed, and names those that do not count', async () => {
    const [live] = overview.live;
    const journeys = { passed: 4, flaky: ['mfe-public: Plans'], late: ['mfe-public: Cart'] };
    const gates = { ...live!.gates, boot: { ...live!.gates.boot!, journeys } };
    await openDashboard({ 'GET /_operator/releases': { ...overview, live: [{ ...live!, gates }] } });
    const checks = await screen.findByRole('table', { name: 'Checks of the served versions' });
    expect(checks).toHaveTextContent(/4 journeys passed.*Flaky, not counted: mfe-public: Plans/);
    expect(checks).toHaveTextContent('No time left, not counted: mfe-public: Cart');
  });

  test('shows the changes of an environment that are not live', async () => {
    const at = '2026-11-22T14:00:00.000Z';
    const release = { name: 'mfe-checkout', version: FIRST, by: 'checkout-team/ana', at };
    const environments = [
      { name: 'staging', ahead: [{ ...release, is_current: true }] },
      { name: 'trials', ahead: [{ ...release, is_current: false }] },
      { name: 'training', ahead: [] },
    ];
    await openDashboard({ 'GET /_operator/releases': { ...overview, environments } });
    const staging = await screen.findByRole('table', { name: 'staging' });
    expect(staging).toHaveTextContent(/mfe-checkout 1111111.*checkout-team\/ana.*Ahead/);
    expect(screen.getByRole('table', { name: 'trials' })).toHaveTextContent('Live has changed since');
    expect(screen.getByText('Shows what is live.')).toBeVisible();
    expect(screen.getByText('portal promote staging live')).toBeVisible();
  });

  test('says when the releases are not signed', async () => {
    await openDashboard({ 'GET /_operator/releases': { ...overview, is_signed: false } });
    expect(await screen.findByText(/^The releases are not signed/)).toBeVisible();
  });

  test('rolls back after asking why', async () => {
    const { requests } = await openDashboard({ 'POST /_operator/changes': { revision: 3 } });
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
    const newer = {
      ...overview,
      revision: 3,
      timeline: [aRevision({ revision: 3, by: 'marvin@portal.aw' })],
    };
    let current: Overview = overview;
    await openDashboard({
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
});
