import { activateLocale, prepareLocale } from '@cpa/shared/i18n';
import type { RemoteHost } from '@cpa/shared/remote';
import { aHost, aPackage, flushPromises, renderRoutes, type FakeResponses } from '@cpa/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';
import { createRoute } from './plans.route.tsx';

const starter = aPackage({ id: 1, name: 'Starter', price: 4900, features: ['1 vacancy for 30 days'] });
const team = aPackage({ id: 2, name: 'Team', price: 19_900, vacancies: 5, recommended: true });
const sponsorship = aPackage({ id: 13, name: 'Sponsorship', price: 3500, vacancies: 0, sponsored: true });

function open(packages: FakeResponses[string], at = '/plans') {
  const host = aHost({ responses: { 'GET /packages': packages } });
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}

/** Lets the loader run for a user who is about to open `/plans`. Returns true if the visit loads again. */
async function prepare(host: RemoteHost): Promise<boolean> {
  const { loader, handle } = createRoute(host);
  await act(async () => {
    loader();
    await flushPromises();
  });
  return handle.loadsOnIntent.hasFailed();
}

const cardOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li')!);

afterEach(async () => {
  localStorage.clear();
  await activateLocale('en');
});

describe('/plans', () => {
  it('shows prices in dollars and florins to visitors', async () => {
    open({ packages: [starter, team, sponsorship] });
    const card = await cardOf('Starter');
    expect(card.getByText('US$ 49.00')).toBeVisible();
    expect(card.getByText('About Afl. 87.71')).toBeVisible();
    expect(card.getByText('1 vacancy for 30 days')).toBeVisible();
    expect((await cardOf('Team')).getByText('Recommended')).toBeVisible();
    expect((await cardOf('Team')).getByText('US$ 39.80 per vacancy')).toBeVisible();
  });

  it('names a package in the language of the page, and keeps what an operator has written', async () => {
    await prepareLocale('nl');
    await activateLocale('nl');
    const season = aPackage({
      name: 'Season',
      summary: 'For hotels and restaurants before high season.',
      features: ['Use them within a year', 'A stand at our fair'],
    });
    open({ packages: [season] });
    const card = await cardOf('Seizoen');
    expect(card.getByText('Voor hotels en restaurants vóór het hoogseizoen.')).toBeVisible();
    expect(card.getByText('Te gebruiken binnen een jaar')).toBeVisible();
    expect(card.getByText('A stand at our fair')).toBeVisible();
  });

  it('lists sponsorship separately and explains the free vacancy', async () => {
    open({ packages: [starter, sponsorship] });
    const region = within(await screen.findByRole('region', { name: 'Sponsorship' }));
    expect(region.getByRole('link', { name: 'Choose Sponsorship' })).toBeVisible();
    expect(region.queryByText('Starter')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'One standard vacancy is free' })).toBeVisible();
  });

  it('leads to the page of a plan and keeps the draft that a package is missing for', async () => {
    open({ packages: [starter, team] }, '/plans?draft=12');
    expect(await screen.findByRole('link', { name: 'Choose Team' })).toHaveAttribute(
      'href',
      '/plans/2?draft=12',
    );
    expect(localStorage.getItem('checkoutDraft')).toBe('12');
  });

  it('links to the cart', async () => {
    const items = [{ package_id: 1, title: 'Starter', price: 4900 }];
    localStorage.setItem('cartState', JSON.stringify({ items, total: 4900 }));
    const { user, address } = open({ packages: [starter, team] });
    await user.click(await screen.findByRole('link', { name: '1 item in your cart' }));
    expect(await screen.findByRole('list', { name: 'Items in your cart' })).toBeVisible();
    expect(address()).toBe('/cart');
  });

  it('shows an error and recovers on retry', async () => {
    let attempts = 0;
    const { user } = open(() => {
      attempts += 1;
      return attempts === 1 ? { status: 503, body: { message: 'Away', code: 'x' } } : { packages: [starter] };
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The plans could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Starter' })).toBeVisible();
  });

  it('shows an empty state without plans', async () => {
    open({ packages: [] });
    expect(await screen.findByText('No plans are available right now')).toBeVisible();
  });

  it('shows a placeholder while loading', async () => {
    open(() => new Promise(() => {}));
    expect(await screen.findByRole('status')).toHaveTextContent('Loading plans');
  });
});

describe('a user who is about to open /plans', () => {
  const item = { package_id: 1, title: 'Starter', price: 4900 };

  it('can still undo a removal in the open cart', async () => {
    localStorage.setItem('cartState', JSON.stringify({ items: [item], total: 4900 }));
    const { host, user } = open({ packages: [starter] }, '/cart');
    await user.click(await screen.findByRole('button', { name: 'Remove Starter' }));
    expect(await prepare(host)).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Undo: put Starter back' }));
    expect(screen.getByRole('button', { name: 'Remove Starter' })).toBeVisible();
  });

  it('keeps the open plan when the request fails, and loads the plans again', async () => {
    const answers = [{ packages: [team] }, { status: 503, body: { message: 'Away', code: 'x' } }];
    const { host } = open(() => answers.shift(), '/plans/2');
    expect(await screen.findByRole('group', { name: 'From when?' })).toBeVisible();
    expect(await prepare(host)).toBe(true);
    expect(screen.getByRole('group', { name: 'From when?' })).toBeVisible();
  });
});
