import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDashboard, THIRD, withCanary } from './testing/dashboard.ts';

describe('a canary on the release dashboard', () => {
  test('shows the checks of each served version', async () => {
    await openDashboard({ 'GET /_operator/releases': withCanary });
    const table = await screen.findByRole('table', { name: 'Checks of the served versions' });
    const [, live, canary] = within(table).getAllByRole('row');
    expect(live).toHaveTextContent(/mfe-checkout 2222222.*7 pages, 4 signed in.*41, 412 KB\^7\.2\.0/);
    expect(canary).toHaveTextContent(/mfe-checkout 3333333 Canary.*Not checked/);
  });

  test('shows the web vitals of a canary beside those of the active version', async () => {
    await openDashboard({ 'GET /_operator/releases': withCanary });
    const table = await screen.findByRole('table', { name: 'Web vitals of mfe-checkout' });
    const cells = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
      );
    expect(cells).toEqual([
      ['1,810 ms', '1,790 ms', 'up to 2,500 ms'],
      ['240 ms', '181 ms', 'up to 200 ms'],
      ['0.02', 'Not measured yet', 'up to 0.1'],
    ]);
  });

  test('says that failures from one IP address never abort a canary', async () => {
    const [canary] = withCanary.canaries;
    const own = { ...canary!.figures.canary, failed: 3, addresses: 1 };
    const figures = { ...canary!.figures, canary: own };
    const overview = { ...withCanary, canaries: [{ ...canary!, figures }] };
    await openDashboard({ 'GET /_operator/releases': overview });
    expect(await screen.findByText(/All failures were reported from one IP address/)).toBeVisible();
  });

  test('shows no chart before the first visitor of a canary', async () => {
    const none = { visitors: 0, failed: 0, measured: 0, inp: null };
    const canaries = [{ ...withCanary.canaries[0]!, figures: { canary: none, active: none } }];
    await openDashboard({ 'GET /_operator/releases': { ...withCanary, canaries } });
    expect(await screen.findByText(/^No visitor has opened the canary yet/)).toBeVisible();
    expect(screen.queryByRole('img', { name: /^Share of visitors/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/^INP of/)).not.toBeInTheDocument();
  });

  test('shows the figures of a canary, grows it at once, and aborts it after asking', async () => {
    const { requests } = await openDashboard({
      'GET /_operator/releases': withCanary,
      'POST /_operator/changes': { revision: 3 },
    });
    expect(await screen.findByRole('heading', { name: 'Canary: mfe-checkout' })).toBeVisible();
    expect(screen.getByText(/^Start of the canary of mfe-checkout:/)).toBeVisible();
    expect(screen.getByText(/No significant difference \(p\s=\s0.450\)/)).toBeVisible();
    expect(
      screen.getByText(/^INP of 90 visitors of the canary and 800 of the active version: .* \(p\s=\s0.200\)/),
    ).toBeVisible();
    expect(screen.getByRole('img', { name: /canary 0.5%, active 0.33%/ })).toBeVisible();
    expect(
      screen.getByRole('img', { name: /Interaction to Next Paint: canary 240\sms, active 181\sms/ }),
    ).toBeVisible();
    expect(screen.getByText('Abort limit')).toBeInTheDocument();
    expect(screen.getByText('Tolerance (+60 ms)')).toBeInTheDocument();
    expect(screen.getAllByText(/canary 0.5% \(95% interval 0.1% – 3%\), active 0.33%/)).toHaveLength(2);
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
