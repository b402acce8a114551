import type { SearchAlert } from '@cpa/shared/contracts';
import { aHost, aProfile, aRecruiterProfile, type FakeResponses, renderRoutes } from '@cpa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const cook: SearchAlert = {
  id: 1,
  name: 'cook, Noord/Tanki Leendert',
  filter: { search_string: 'cook', filter_districts: [3] },
  frequency: 'daily',
  created_at: '2026-11-01T10:00:00.000Z',
  last_sent_at: null,
};
const company: SearchAlert = { ...cook, id: 2, name: 'Cas di Sabor', filter: { filter_companies: [4] } };
const unavailable = { status: 503, body: { message: 'Away.', code: 'unavailable' } };

function open(responses: FakeResponses = {}, profile = aProfile()) {
  const host = aHost({
    profile,
    responses: { 'GET /account/search-alerts': { alerts: [cook, company] }, ...responses },
  });
  const said = () => host.toasts.shown.map(({ kind, title }) => `${kind}: ${title}`);
  return { host, said, ...renderRoutes(createRoutes(host), { host, at: '/applicant/alerts' }) };
}

describe('/applicant/alerts', () => {
  it('lists searches and followed companies with links to them', async () => {
    open();
    const searches = within(await screen.findByRole('region', { name: 'Saved searches' }));
    expect(searches.getByRole('link', { name: cook.name })).toHaveAttribute(
      'href',
      '/vacancies?search_string=cook&filter_districts=3',
    );
    const companies = within(screen.getByRole('region', { name: 'Companies you follow' }));
    expect(companies.getByRole('link', { name: 'Cas di Sabor' })).toHaveAttribute('href', '/companies/4');
    expect(screen.getByRole('link', { name: 'New alert from a search' })).toHaveAttribute(
      'href',
      '/vacancies',
    );
    expect(screen.getByRole('link', { name: 'Alerts' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows a 403 error to other roles', async () => {
    open({}, aRecruiterProfile());
    expect(await screen.findByRole('alert')).toHaveTextContent('403');
  });

  it('changes the frequency', async () => {
    const asked = { email: 'a@example.com', confirmed: true, message: 'x' };
    const { user, host, said } = open({ 'POST /search-alerts': asked });
    const frequency = await screen.findByRole('combobox', { name: `How often: ${cook.name}` });
    await user.selectOptions(frequency, 'Weekly');
    expect(frequency).toHaveValue('weekly');
    await waitFor(() => expect(said()).toEqual(['success: The frequency was saved']));
    expect(host.requests.at(-1)).toMatchObject({ body: { filter: cook.filter, frequency: 'weekly' } });
  });

  it('restores the frequency when it cannot be saved', async () => {
    const { user, said } = open({ 'POST /search-alerts': unavailable });
    const frequency = await screen.findByRole('combobox', { name: `How often: ${cook.name}` });
    await user.selectOptions(frequency, 'Weekly');
    await waitFor(() => expect(frequency).toHaveValue('daily'));
    expect(said()).toEqual(['error: We do not know yet whether this was done']);
  });

  it('deletes an alert after a question, and keeps the focus in the list', async () => {
    const { user, said } = open({ 'DELETE /account/search-alerts/1': { message: 'x' } });
    await user.click(await screen.findByRole('button', { name: `Delete ${cook.name}` }));
    await user.click(screen.getByRole('button', { name: 'Delete alert' }));
    await waitFor(() => expect(said()).toEqual(['success: The alert was deleted']));
    expect(screen.queryByText(cook.name)).not.toBeInTheDocument();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('removes an alert that was deleted elsewhere, and keeps it when the request fails', async () => {
    let status = 503;
    const { user, said } = open({
      'DELETE /account/search-alerts/1': () => ({ status, body: { message: 'x', code: 'x' } }),
    });
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: `Delete ${cook.name}` }));
      await user.click(screen.getByRole('button', { name: 'Delete alert' }));
    };
    await remove();
    await waitFor(() => expect(said()).toEqual(['error: We do not know yet whether this was done']));
    expect(screen.getByText(cook.name)).toBeVisible();
    status = 404;
    await remove();
    await waitFor(() => expect(screen.queryByText(cook.name)).not.toBeInTheDocument());
  });

  it('says how to create an alert when there is none', async () => {
    open({ 'GET /account/search-alerts': { alerts: [] } });
    expect(await screen.findByRole('heading', { name: 'No alerts yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search vacancies' })).toHaveAttribute('href', '/vacancies');
  });

  it('asks to verify the e-mail address first', async () => {
    open({ 'GET /account/search-alerts': { alerts: [] } }, aProfile({ verified: false }));
    expect(await screen.findByText(/Verify your e-mail address/)).toBeVisible();
  });

  it('shows an error and recovers on retry', async () => {
    let isDown = true;
    const { user } = open({
      'GET /account/search-alerts': () => (isDown ? unavailable : { alerts: [cook] }),
    });
    expect(await screen.findByText('Your alerts could not be loaded')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: /again/ }));
    expect(await screen.findByText(cook.name)).toBeVisible();
  });
});
