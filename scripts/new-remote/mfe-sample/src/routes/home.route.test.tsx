import { aHost, type FakeResponses, renderRoutes, someOptions } from '@cpa/shared/testing';
import { screen } from '@testing-library/react';
import { createRoutes } from '../module.ts';

function open(options: FakeResponses[string]) {
  const host = aHost({ responses: { 'GET /options': options } });
  return renderRoutes(createRoutes(host), { host, at: '/sample' });
}

describe('home route', () => {
  it('lists the sectors by name', async () => {
    open(someOptions());
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Food and beverage');
  });

  it('shows an error and recovers on retry', async () => {
    let tries = 0;
    const { user } = open(() => {
      tries += 1;
      return tries === 1 ? { status: 503, body: { message: 'Away', code: 'x' } } : someOptions();
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The sectors could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Food and beverage')).toBeVisible();
  });

  it('shows a message when there are no sectors', async () => {
    open(someOptions({ sectors: [] }));
    expect(await screen.findByText('No sectors yet')).toBeVisible();
  });
});
