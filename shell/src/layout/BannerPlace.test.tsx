import type { Passkeys, Profile } from '@cpa/shared/contracts';
import { I18nRoot } from '@cpa/shared/i18n';
import { HostProvider } from '@cpa/shared/remote';
import { removeCookie } from '@cpa/shared/session';
import { type FakeResponse, aHost, aProfile, flushPromises } from '@cpa/shared/testing';
import { aManifest } from '@cpa/shared/testing/builders';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { offerDue } from '../passkey-offer/offerDue.ts';
import { createBadgeStore } from '../remotes/host/badgeStore.ts';
import { RemotesProvider } from '../remotes/index.ts';
import { anActiveRemote } from '../remotes/testing/anActiveRemote.ts';
import { BannerPlace } from './BannerPlace.tsx';
import Banners from './Banners.tsx';

const LANDING = '/applicant';
const aPasskey: Passkeys['passkeys'][number] = {
  id: 1,
  name: 'Phone',
  created_at: '2026-11-01T10:00:00.000Z',
  last_used_at: null,
};
const remote = anActiveRemote({
  name: 'mfe-test',
  routes: [{ path: LANDING, scripts: [], styles: [] }],
  manifest: aManifest({ routes: [{ path: LANDING, chunk: 'home', landingFor: ['applicant'] }] }),
});
const releases = { revision: 1, remotes: [remote] };

type Options = { Component?: ComponentType; at?: string; profile?: Profile | null; passkeys?: FakeResponse };

function open({
  Component = Banners,
  at = LANDING,
  profile = null,
  passkeys = { passkeys: [] },
}: Options = {}) {
  const host = aHost({
    profile,
    responses: { 'GET /account/passkeys': passkeys },
    links: { 'applicant-passkeys': '/privacy#passkeys' },
  });
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: [at] });
  const view = render(
    <I18nRoot>
      <Provider store={host.store}>
        <HostProvider host={host}>
          <RemotesProvider releases={releases} badges={createBadgeStore()}>
            <RouterProvider router={router} />
          </RemotesProvider>
        </HostProvider>
      </Provider>
    </I18nRoot>,
  );
  return { ...view, host, router };
}

const applicant = (id = 7) => aProfile({ id, role: 'applicant' });
const settle = () => act(flushPromises);
const cvBanner = () => screen.queryByRole('complementary', { name: 'Build Your CV for Free!' });
const offer = () => screen.queryByRole('complementary', { name: 'Sign in faster next time' });
const user = userEvent.setup();

beforeEach(() => {
  sessionStorage.clear();
  removeCookie('passkey_offered');
  Object.assign(window, {
    PublicKeyCredential: { isUserVerifyingPlatformAuthenticatorAvailable: async () => true },
  });
});

it('shows the CV banner three seconds after load', async () => {
  jest.useFakeTimers();
  open({ Component: BannerPlace });
  await act(() => jest.advanceTimersByTimeAsync(2999));
  jest.useRealTimers();
  await settle();
  expect(cvBanner()).not.toBeInTheDocument();
  jest.useFakeTimers();
  open({ Component: BannerPlace });
  await act(() => jest.advanceTimersByTimeAsync(3000));
  jest.useRealTimers();
  expect(await screen.findByRole('complementary')).toBe(cvBanner());
});

describe('offer of a passkey', () => {
  beforeEach(() => void offerDue.write(true));

  it('takes the place of the CV banner and leads to the page that adds one', async () => {
    const { router } = open({ profile: applicant() });
    await settle();
    expect(offer()).toBeInTheDocument();
    expect(cvBanner()).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Add a passkey' }));
    expect(router.state.location).toMatchObject({ pathname: '/privacy', hash: '#passkeys' });
    expect(offer()).not.toBeInTheDocument();
  });

  it('is closed without another banner on the same page', async () => {
    const { router } = open({ profile: applicant() });
    await settle();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect([offer(), cvBanner()]).toEqual([null, null]);
    await act(() => router.navigate('/vacancies'));
    expect(cvBanner()).toBeInTheDocument();
  });

  it('is shown once to each account on a device', async () => {
    const shown = [];
    for (const id of [7, 7, 8, 7]) {
      offerDue.write(true);
      const { unmount } = open({ profile: applicant(id) });
      await settle();
      shown.push(offer() !== null);
      unmount();
    }
    expect(shown).toEqual([true, false, true, false]);
  });

  it('waits for the landing page', async () => {
    const { router } = open({ at: '/vacancies', profile: applicant() });
    await settle();
    expect(offer()).not.toBeInTheDocument();
    await act(() => router.navigate(LANDING));
    await settle();
    expect(offer()).toBeInTheDocument();
  });

  it('tries again on the next visit of the page when the API does not respond', async () => {
    const { unmount } = open({ profile: applicant(), passkeys: { status: 503, body: {} } });
    await settle();
    expect(cvBanner()).toBeInTheDocument();
    unmount();
    open({ profile: applicant() });
    await settle();
    expect(offer()).toBeInTheDocument();
  });

  it.each<[string, () => Options]>([
    ['an account with a passkey', () => ({ profile: applicant(), passkeys: { passkeys: [aPasskey] } })],
    ['a visitor', () => ({ profile: null })],
    [
      'a browser without passkeys',
      () => {
        Reflect.deleteProperty(window, 'PublicKeyCredential');
        return { profile: applicant() };
      },
    ],
    [
      'another way to sign in',
      () => {
        offerDue.write(null);
        return { profile: applicant() };
      },
    ],
  ])('is not shown for %s', async (_reason, options) => {
    open(options());
    await settle();
    expect(offer()).not.toBeInTheDocument();
    expect(cvBanner()).toBeInTheDocument();
  });
});
