import { screen } from '@testing-library/react';
import { useSelector } from 'react-redux';
import { Link, type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router';
import { useHost } from '../remote/HostContext.tsx';
import type { RemoteHost } from '../remote/remoteHost.ts';
import { selectDisplayName } from '../session/index.ts';
import { aHost } from './aHost.ts';
import { aProfile } from './builders/index.ts';
import { renderRoutes } from './renderRoutes.tsx';

function Page() {
  const name = useSelector(selectDisplayName);
  const { contract } = useHost();
  const id = useLoaderData<string>();
  return (
    <>
      <h1>{`Vacancy ${id} for ${name}, host ${contract}`}</h1>
      <Link to="/cart?from=7">Cart</Link>
    </>
  );
}

const createRoutes = (host: RemoteHost): RouteObject[] => [
  {
    path: '/vacancies/:id',
    lazy: async () => ({
      loader: async ({ request, params }: LoaderFunctionArgs) => {
        await host.session.require(request, 'applicant');
        return params['id'];
      },
      Component: Page,
    }),
  },
];

describe('routes in a test', () => {
  it('are shown with the store, the host and the data of their loader', async () => {
    const host = aHost({ profile: aProfile({ name: 'Aisha' }) });
    renderRoutes(createRoutes(host), { host, at: '/vacancies/7' });
    expect(await screen.findByRole('heading', { name: 'Vacancy 7 for Aisha, host 5.0.0' })).toBeVisible();
  });

  it('lead to pages of other remotes', async () => {
    const host = aHost({ profile: aProfile() });
    const { user, address } = renderRoutes(createRoutes(host), { host, at: '/vacancies/7' });
    await user.click(await screen.findByRole('link', { name: 'Cart' }));
    expect(await screen.findByText('Outside: /cart?from=7')).toBeVisible();
    expect(address()).toBe('/cart?from=7');
  });

  it('redirects visitors to sign-in', async () => {
    const host = aHost();
    const { address } = renderRoutes(createRoutes(host), { host, at: '/vacancies/7' });
    await screen.findByText(/^Outside:/);
    expect(address()).toBe('/api/auth/signin?callbackUrl=%2Fvacancies%2F7');
  });

  it('show the status of an error', async () => {
    const host = aHost({ profile: aProfile({ role: 'recruiter' }) });
    renderRoutes(createRoutes(host), { host, at: '/vacancies/7' });
    expect(await screen.findByRole('alert')).toHaveTextContent('403');
  });

  it('shows the page once in the error of a wait that ends at its timeout', async () => {
    const host = aHost({ profile: aProfile({ name: 'Aisha' }) });
    renderRoutes(createRoutes(host), { host, at: '/vacancies/7' });
    await screen.findByRole('heading');
    const message = await screen.findByText('Nowhere', {}, { timeout: 100 }).then(() => '', String);
    expect(message).toContain('Unable to find an element with the text: Nowhere');
    expect(message.split('Vacancy 7 for Aisha')).toHaveLength(2);
  });
});
