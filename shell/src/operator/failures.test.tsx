import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDashboard, overview, SECOND } from './testing/dashboard.ts';
import type { PageFailure } from './model/releaseOverview.ts';

const failure: PageFailure = {
  class: 'threw-in-render',
  remote: 'mfe-checkout',
  version: SECOND,
  revision: 2,
  page: '/cart',
  error: 'TypeError',
  count: 38,
  first: '2026-11-22T14:02:00.000Z',
  last: '2026-11-22T14:19:00.000Z',
  trace: [
    { kind: 'file', name: 'cart.c0de.js', start: 400, duration: 286, bytes: 23_552 },
    { kind: 'routes', name: 'routes', start: 840, duration: 10 },
    { kind: 'render', name: 'render', start: 866, duration: 66, error: 'TypeError' },
  ],
};

test('a failure in pages opens to the trace of its load', async () => {
  await openDashboard({
    'GET /_operator/releases': {
      ...overview,
      failures: [failure, { ...failure, page: null, error: null, count: 1, trace: undefined }],
    },
  });
  const card = await screen.findByRole('region', { name: 'Failures in pages' });
  expect(within(card).getByText('threw-in-render, TypeError, on /cart')).toBeInTheDocument();
  expect(within(card).getByText('38 times')).toBeInTheDocument();
  await userEvent.click(within(card).getByText('threw-in-render, TypeError, on /cart'));
  const rows = within(within(card).getByRole('table', { name: 'How mfe-checkout was loaded' })).getAllByRole(
    'row',
  );
  expect(rows.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    'StepStartDuration',
    'cart.c0de.js, 23 KB400 ms286 ms',
    'Routes created840 ms10 ms',
    'First render: TypeError866 ms66 ms',
  ]);
  expect(within(card).getByText('portal blame --page /cart --symptom threw-in-render')).toBeInTheDocument();
  expect(within(card).getByText('threw-in-render on an unknown page')).toBeInTheDocument();
  expect(within(card).getByText('This report has no trace.')).toBeInTheDocument();
});

test('a failure is saved as JSON, with its trace', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  HTMLAnchorElement.prototype.click = () => {};
  await openDashboard({ 'GET /_operator/releases': { ...overview, failures: [failure] } });
  await userEvent.click(await screen.findByText('threw-in-render, TypeError, on /cart'));
  await userEvent.click(screen.getByRole('button', { name: 'Save as JSON' }));
  expect(await new Response(files[0]).json()).toEqual(failure);
});

test('a site without failures shows no such card', async () => {
  await openDashboard({ 'GET /_operator/releases': { ...overview, failures: [] } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Failures in pages')).toBeNull();
});
