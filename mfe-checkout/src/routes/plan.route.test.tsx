import { aHost, aPackage, renderRoutes } from '@cpa/shared/testing';
import { screen } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const starter = aPackage({ id: 1, name: 'Starter', price: 4900 });
const sponsorship = aPackage({ id: 13, name: 'Sponsorship', price: 3500, vacancies: 0, sponsored: true });

function open(at: string) {
  const host = aHost({ responses: { 'GET /packages': { packages: [starter, sponsorship] } } });
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}

afterEach(() => localStorage.clear());

describe('/plans/:id', () => {
  it('puts the plan into the cart and says what comes next', async () => {
    const { user, host } = open('/plans/13?vacancy=7&step=2');
    expect(await screen.findByText(/choose Sponsor for the vacancy/)).toBeVisible();
    expect(screen.queryByText('Starter')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Choose Sponsorship' }));
    expect(host.toasts.shown.map(({ title }) => title)).toEqual(['Sponsorship added to cart']);
  });

  it('says that a plan does not exist and links to all plans', async () => {
    open('/plans/99');
    expect(await screen.findByText('This plan does not exist')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All plans' })).toHaveAttribute('href', '/plans');
  });
});
