import { aHost, aPackage, renderRoutes, type Answers } from '@cpa/shared/testing';
import { screen, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const starter = aPackage({ id: 1, name: 'Starter', price: 4900, features: ['1 vacancy for 30 days'] });
const team = aPackage({ id: 2, name: 'Team', price: 19_900, vacancies: 5, recommended: true });
const sponsorship = aPackage({ id: 13, name: 'Sponsorship', price: 3500, vacancies: 0, sponsored: true });

function open(packages: Answers[string]) {
  const host = aHost({ answers: { 'GET /packages': packages } });
  return { host, ...renderRoutes(createRoutes(host), { host, at: '/plans' }) };
}

const cardOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li')!);

afterEach(() => localStorage.clear());

describe('the plans', () => {
  it('are open to everyone, with dollars and florins', async () => {
    open({ packages: [starter, team, sponsorship] });
    const card = await cardOf('Starter');
    expect(card.getByText('US$ 49')).toBeVisible();
    expect(card.getByText('about Afl. 87.71')).toBeVisible();
    expect(card.getByText('1 vacancy for 30 days')).toBeVisible();
    expect((await cardOf('Team')).getByText('Recommended')).toBeVisible();
    expect((await cardOf('Team')).getByText('US$ 39.80 a vacancy')).toBeVisible();
  });

  it('keep sponsorship apart and explain what is free', async () => {
    open({ packages: [starter, sponsorship] });
    const region = within(await screen.findByRole('region', { name: 'Sponsorship' }));
    expect(region.getByRole('button', { name: 'Choose Sponsorship' })).toBeVisible();
    expect(region.queryByText('Starter')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'One standard vacancy is free' })).toBeVisible();
  });

  it('go into the cart at a press, and the cart is one step away', async () => {
    const { user, host, address } = open({ packages: [starter, team] });
    await user.click(await screen.findByRole('button', { name: 'Choose Starter' }));
    await user.click(screen.getByRole('button', { name: 'Choose Team' }));
    expect(host.toasts.shown.map(({ title }) => title)).toEqual([
      'Starter added to cart',
      'Team added to cart',
    ]);
    await user.click(screen.getByRole('link', { name: '2 items in your cart' }));
    expect(await screen.findByText('US$ 248')).toBeVisible();
    expect(address()).toBe('/cart');
    expect(JSON.parse(localStorage.getItem('cartState') ?? '')).toMatchObject({ total: 24_800 });
  });

  it('say what failed and come at another try', async () => {
    let tries = 0;
    const { user } = open(() => {
      tries += 1;
      return tries === 1 ? { status: 503, body: { message: 'Away', code: 'x' } } : { packages: [starter] };
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The plans could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Starter' })).toBeVisible();
  });

  it('say so when there are none', async () => {
    open({ packages: [] });
    expect(await screen.findByText('There are no plans at the moment')).toBeVisible();
  });

  it('hold their place while they load', async () => {
    open(() => new Promise(() => {}));
    expect(await screen.findByRole('status')).toHaveTextContent('The plans are loading');
  });
});
