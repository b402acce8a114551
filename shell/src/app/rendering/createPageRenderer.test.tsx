import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '@cpa/shared/contracts';
import { createTexts, prepareLocale } from '@cpa/shared/i18n';
import type { RemoteHost } from '@cpa/shared/remote';
import { sessionFound } from '@cpa/shared/session';
import { aProfile, aRecruiterProfile } from '@cpa/shared/testing';
import { type LoaderFunctionArgs, type RouteObject, redirect, useLoaderData } from 'react-router';
import { anActiveRemote } from '../../remotes/testing/anActiveRemote.ts';
import { createPageRenderer } from './createPageRenderer.tsx';

/** Number of times that the module of the remote was loaded. */
let loads = 0;
/** Ends the loaders that wait. */
let endLoaders: () => void;
let loadersEnd: Promise<void>;

/** A remote whose page writes the parameter `note` to the store and shows what the store contains. */
const createRoutes = ({ store }: RemoteHost): RouteObject[] => [
  {
    path: '/plans',
    async loader({ request }: LoaderFunctionArgs) {
      const { searchParams } = new URL(request.url);
      if (searchParams.has('old')) return redirect('/plans?page=2');
      store.dispatch(sessionFound({ image: searchParams.get('note') }));
      if (searchParams.has('note')) await loadersEnd;
      return null;
    },
    Component: () => <h1>{store.getState().session.sessionImage}</h1>,
  },
];

const open = (remote = anActiveRemote()) =>
  createPageRenderer({
    releases: { revision: 1, remotes: [remote] },
    demo: false,
    loadModule: () => {
      loads += 1;
      return { createRoutes };
    },
  });

const readApi = () => Promise.reject(new Error('No API'));

beforeEach(() => {
  loads = 0;
  loadersEnd = new Promise((resolve) => (endLoaders = resolve));
});

describe('createPageRenderer', () => {
  test('renders two pages at the same time without a common store', async () => {
    const { render } = await open();
    const read = (note: string) => render({ url: `/plans?note=${note}`, readApi });
    const both = Promise.all([read('first'), read('second')]);
    setTimeout(endLoaders);
    const pages = await both;
    const headings = pages.map((page) => page.kind === 'page' && /<h1>(.*?)<\/h1>/.exec(page.html)?.[1]);
    expect(headings).toEqual(['first', 'second']);
    // The session is not part of the page.
    expect(JSON.stringify(pages.map((page) => page.kind === 'page' && page.page))).not.toContain('first');
    expect(loads).toBe(1);
  });

  test('passes on the redirect of a loader', async () => {
    const { render } = await open();
    const page = await render({ url: '/plans?old', readApi });
    expect(page).toEqual({ kind: 'redirect', url: '/plans?page=2' });
  });

  test('renders the frame of a page without loading its remote', async () => {
    const { renderFrame } = await open();
    const { html } = await renderFrame!('/plans');
    const frame = document.createElement('div');
    frame.innerHTML = html;
    expect(frame.querySelector('header')).toHaveTextContent('Sign in');
    expect(frame.querySelector('main [role="status"]')).toHaveTextContent('Loading the page');
    expect(loads).toBe(0);
    expect((await renderFrame!('/login')).html).toContain('Loading the page');
    expect((await renderFrame!('/404')).html).toContain('We could not find this page');
  });

  test('renders the frame of an area for its user, and stores no data of the user', async () => {
    const remote = anActiveRemote(
      {},
      {
        routes: [
          {
            path: '/plans',
            chunk: 'plans',
            role: 'recruiter',
            frame: { area: 'sidebar', heading: 'heading', owner: 'owner', shape: 'rows-60', aside: 300 },
          },
        ],
        navigation: [
          {
            menu: 'area',
            label: 'plans',
            path: '/plans',
            roles: ['recruiter'],
            icon: ['M5 12h14'],
            badge: 'plans',
            order: 1,
          },
          {
            menu: 'area',
            label: 'guests',
            path: '/guests',
            roles: ['recruiter'],
            badge: 'guests',
            order: 3,
          },
          { menu: 'area', label: 'cvs', path: '/cvs', roles: ['applicant'], icon: ['M5 12h14'], order: 2 },
        ],
        badges: [
          { name: 'plans', count: 'plans' },
          { name: 'guests', label: 'news', count: 'new_guests', isNews: true },
        ],
        messages: {
          en: {
            heading: ['Hello, ', ['firstName']],
            owner: [['membership'], ' of ', ['members']],
            plans: 'Plans',
            guests: 'Guests',
            cvs: 'CVs',
            news: [['count'], ' new'],
          },
        },
      },
    );
    const { renderFrame } = await open(remote);
    const profile = aRecruiterProfile({ name: 'Ilona Croes' });
    const drawn = document.createElement('div');
    drawn.innerHTML = (await renderFrame!('/plans', { name: 'Ilona Croes', image: null, profile })).html;
    expect(drawn.querySelector('header')).toHaveTextContent('Ilona Croes');
    expect(drawn.querySelector('main h1')).toHaveTextContent('Hello, Ilona');
    const links = [...drawn.querySelectorAll('main nav a')].map(({ textContent }) => textContent);
    expect(new Set(links)).toEqual(new Set(['Plans', 'Guests']));
    expect(drawn.querySelector('header a[href="/notifications"]')).toBeNull();
    const waiting = { unread: 3, is_awaited: false, counts: { plans: 1200, new_guests: 4, members: 3 } };
    const unread = { name: null, image: null, profile: { ...profile, waiting } };
    drawn.innerHTML = (await renderFrame!('/plans', unread)).html;
    const bell = drawn.querySelector('header a[href="/notifications"]');
    expect(bell).toHaveAccessibleName('Notifications 3');
    expect(bell).toHaveTextContent('3');
    expect(drawn.querySelector('[data-page-frame]')).toHaveTextContent('owner of 3');
    const counted = [...drawn.querySelectorAll('main nav a')].map(({ textContent }) => textContent);
    expect(new Set(counted)).toEqual(new Set(['Plans1,200', 'Guests4 new']));
    // The access token has expired.
    drawn.innerHTML = (
      await renderFrame!('/plans', { name: 'Ilona Croes', image: null, profile: null })
    ).html;
    expect(drawn.querySelector('main nav a')).toHaveTextContent('Plans');
    const forAll = (await renderFrame!('/plans')).html;
    expect(forAll).not.toContain('Ilona');
    expect(forAll).not.toContain('>Plans<');
  });

  test.each([true, false])('outlines the card of pending work: %s', async (is_awaited) => {
    const frame = { area: 'bare', heading: 'heading', shape: 'rows-60', hasAwaitedCard: true } as const;
    const remote = anActiveRemote({}, { routes: [{ path: '/plans', chunk: 'plans', frame }] });
    const { renderFrame } = await open(remote);
    const profile = aProfile({ waiting: { unread: 0, is_awaited } });
    const { html } = await renderFrame!('/plans', { name: null, image: null, profile });
    expect(html.includes('class="shape awaited"')).toBe(is_awaited);
  });

  test('uses the language of each request also outside components, while it renders another one', async () => {
    const locales = new AsyncLocalStorage<Locale>();
    const { text } = createTexts(
      { 'x.y': 'Plans' },
      { nl: async () => ({ default: { 'x.y': 'Pakketten' } }) },
    );
    await prepareLocale('nl');
    const loader = async () => {
      await loadersEnd;
      return text('x.y');
    };
    const Component = () => <h1>{useLoaderData<string>()}</h1>;
    const { render } = await createPageRenderer({
      releases: { revision: 1, remotes: [anActiveRemote()] },
      demo: false,
      localeOfRequest: () => locales.getStore(),
      loadModule: () => ({ createRoutes: () => [{ path: '/plans', loader, Component }] }),
    });
    const read = (locale: Locale) => locales.run(locale, render, { url: '/plans', readApi });
    const both = Promise.all([read('nl'), read('en')]);
    setTimeout(endLoaders);
    const pages = await both;
    const headings = pages.map((page) => page.kind === 'page' && /<h1>(.*?)<\/h1>/.exec(page.html)?.[1]);
    expect(headings).toEqual(['Pakketten', 'Plans']);
  });
});
