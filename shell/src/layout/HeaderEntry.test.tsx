import { I18nRoot } from '@cpa/shared/i18n';
import { signedOut } from '@cpa/shared/session';
import { aHost } from '@cpa/shared/testing';
import { aManifest } from '@cpa/shared/testing/builders';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { createBadgeStore } from '../remotes/host/badgeStore.ts';
import { RemotesProvider } from '../remotes/index.ts';
import { registerManifestTexts } from '../remotes/manifests/manifestTexts.ts';
import { anActiveRemote } from '../remotes/testing/anActiveRemote.ts';
import { renderPage } from '../testing/renderPage.tsx';
import { HeaderEntry } from './HeaderEntry.tsx';

const routes = [{ path: '/', Component: () => <h1>Home</h1> }];
const manifest = aManifest({
  navigation: [
    {
      menu: 'header',
      label: 'nav.cart',
      path: '/cart',
      order: 10,
      icon: ['M4 4h4'],
      badge: 'cart',
      isHiddenWithoutBadge: true,
    },
  ],
  badges: [{ name: 'cart', label: 'badge.cart' }],
  messages: {
    en: {
      'nav.cart': 'Cart',
      'badge.cart': ['Cart, ', ['count', 'plural', { one: ['#', ' item'], other: ['#', ' items'] }]],
    },
  },
});
const open = () => renderPage({ at: '/', remotes: routes, manifest });
const cart = () => screen.queryByRole('link', { name: /^Cart/ });

beforeEach(() => localStorage.clear());

describe('HeaderEntry', () => {
  it('is hidden while its badge is 0', async () => {
    await open();
    expect(cart()).not.toBeInTheDocument();
  });

  it('shows the count of an earlier visit before the remote loads', async () => {
    localStorage.setItem('badges', '{"cart":1}');
    await open();
    expect(cart()).toHaveAccessibleName('Cart, 1 item');
    expect(cart()).toHaveAttribute('href', '/cart');
    expect(cart()).toHaveTextContent('1');
  });

  it('follows another tab and sign-out', async () => {
    const { host } = await open();
    localStorage.setItem('badges', '{"cart":2}');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'badges' })));
    expect(cart()).toHaveAccessibleName('Cart, 2 items');
    localStorage.clear();
    act(() => void host.store.dispatch(signedOut()));
    expect(cart()).not.toBeInTheDocument();
  });

  it('removes the count of another user that the script of the document shows', () => {
    const remote = anActiveRemote({ manifest });
    const releases = { revision: 1, remotes: [remote] };
    registerManifestTexts(releases);
    const page = (
      <I18nRoot>
        <Provider store={aHost().store}>
          <RemotesProvider releases={releases} badges={createBadgeStore()}>
            <MemoryRouter>
              <HeaderEntry entry={{ ...manifest.navigation[0]!, remote }} />
            </MemoryRouter>
          </RemotesProvider>
        </Provider>
      </I18nRoot>
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    container.querySelector('a')!.hidden = false;
    container.querySelector('[data-badge]')!.textContent = '3';
    render(page, { container, hydrate: true });
    expect(container).toHaveTextContent('');
    expect(cart()).not.toBeInTheDocument();
  });

  it('is a button with its label', async () => {
    const button = { menu: 'header' as const, label: 'nav.post', path: '/post', order: 5, isButton: true };
    const messages = { en: { 'nav.post': 'Post a job' } };
    await renderPage({
      at: '/',
      remotes: routes,
      manifest: aManifest({ navigation: [button], messages }),
    });
    expect(screen.getByRole('link', { name: 'Post a job' })).toHaveAttribute('href', '/post');
  });
});
