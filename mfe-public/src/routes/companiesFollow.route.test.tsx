import { aCompanyCard, aCompanyPage, aHost, renderRoutes } from '@cpa/shared/testing';
import { screen, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

let isMissing = true;
const follow = jest.requireActual<object>('../features/search-alert/components/FollowOnCard.tsx');
jest.mock('../features/search-alert/components/FollowOnCard.tsx', () => {
  if (isMissing) throw new Error('Loading chunk follow-on-card failed.');
  return follow;
});

test('says that following a company could not be loaded, and follows on retry', async () => {
  const data = [aCompanyCard({ id: 4, name: 'Bahia Digital' })];
  const host = aHost({ responses: { 'GET /companies': aCompanyPage({ data }) } });
  const { user } = renderRoutes(createRoutes(host), { host, at: '/companies' });
  await user.click(await screen.findByRole('button', { name: 'Follow Bahia Digital' }));
  expect(await screen.findByText('This could not be loaded.')).toBeVisible();
  isMissing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(within(await screen.findByRole('dialog')).getByRole('textbox', { name: /e-mail/i })).toBeVisible();
});
