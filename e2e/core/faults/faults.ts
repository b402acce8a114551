import type { Page, Route } from '@playwright/test';
import type { BrokenBuilds } from './brokenBuilds.ts';
import { changeRelease, standIn } from './releaseInDocument.ts';

/** Where a fault is made: a remote, one of its pages, and what is built to stand in for it. */
export type Place = { page: Page; remote: string; path: string; builds: BrokenBuilds };

export type Fault = {
  name: string;
  /** Makes it, for as long as the page has its routes. */
  make: (place: Place) => Promise<unknown>;
  /** The class that the server is told. */
  reported: string;
  /** What a person reads. */
  sentence: RegExp;
  /** Answers only after a browser's patience: the page's clock must be put forward. */
  isSlow?: true;
  /** Mended in the page itself, where the files were never at fault. */
  mend?: (page: Page) => Promise<unknown>;
  /** Where the page comes by itself. */
  healsItself?: true;
};

const ANEW = /It was updated while this page was open/;
const UNUSABLE = /What arrived could not be used, so we did not run it/;
const BROKE = /It is a mistake of ours/;

export const faults: Fault[] = [
  {
    name: 'its address is not known',
    make: (place) => onFiles(place, (route) => route.abort('namenotresolved')),
    reported: 'network',
    sentence: /It could not be reached/,
  },
  {
    name: 'its files are not there',
    make: (place) =>
      onFiles(place, (route) => route.fulfill({ status: 404, body: 'There is no such file.' })),
    reported: 'http',
    sentence: /It is not available at the moment/,
  },
  {
    name: 'its server has no time',
    make: (place) => onFiles(place, (route) => route.fulfill({ status: 503, body: 'Later.' })),
    reported: 'http',
    sentence: /It is not available at the moment/,
  },
  {
    name: 'a page comes instead of code',
    make: (place) =>
      onFiles(place, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in</p>' })),
    reported: 'not-a-module',
    sentence: UNUSABLE,
  },
  {
    name: 'it takes 30 seconds',
    make: (place) => onFiles(place, answerLate),
    reported: 'timeout',
    sentence: /It is taking too long to answer/,
    isSlow: true,
  },
  {
    name: 'its files are cut short',
    make: (place) => onFiles(place, (route) => changeBody(route, (body) => body.slice(0, body.length / 2))),
    reported: 'not-a-module',
    sentence: UNUSABLE,
  },
  broken('at load', 'threw-at-load', /It broke while it was starting/),
  { ...broken('in render', 'threw-in-render', BROKE), mend: mendInPage },
  { ...broken('in an effect', 'threw-in-render', BROKE), mend: mendInPage },
  { ...broken('in a saga', 'threw-in-saga', /Something on this page stopped working/), healsItself: true },
  {
    name: 'it needs another contract',
    make: ({ page, remote }) =>
      changeRelease(page, remote, (release) => ({ ...release, contract: '^9.0.0' })),
    reported: 'contract',
    sentence: ANEW,
  },
  {
    name: 'it needs another React',
    make: async ({ page, remote, path, builds }) => {
      await wishFor(page, { breaks: 'not at all', path, area: remote.slice(4) });
      await standIn(page, remote, path, builds.forOldReact);
    },
    reported: 'contract',
    sentence: ANEW,
  },
  {
    name: 'its files were changed on the way',
    make: (place) => onFiles(place, (route) => changeBody(route, (body) => `${body}\n// and more`)),
    reported: 'not-a-module',
    sentence: UNUSABLE,
  },
  {
    name: 'the release of this page is gone from the server',
    make: ({ page, remote }) =>
      page.route(filesOf(remote, '(?!entry|module)'), (route) =>
        route.fulfill({ status: 404, body: 'Gone.' }),
      ),
    reported: 'http',
    sentence: ANEW,
  },
];

type Wish = { breaks: string; path: string; area: string };

function broken(where: string, reported: string, sentence: RegExp): Fault {
  return {
    name: `it throws ${where}`,
    make: async ({ page, remote, path, builds }) => {
      await wishFor(page, { breaks: where, path, area: remote.slice(4) });
      await standIn(page, remote, path, builds.plain);
    },
    reported,
    sentence,
  };
}

function wishFor(page: Page, wish: Wish): Promise<unknown> {
  return page.addInitScript((given) => Object.assign(globalThis, { brokenRemote: given }), wish);
}

function mendInPage(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    (globalThis as unknown as { brokenRemote: { breaks: string } }).brokenRemote.breaks = 'not at all';
  });
}

function filesOf(remote: string, names = ''): RegExp {
  return new RegExp(`/remotes(-mirror)?/${remote}/[^/]+/${names}`);
}

function onFiles({ page, remote }: Place, answer: (route: Route) => Promise<void>): Promise<unknown> {
  return page.route(filesOf(remote), answer);
}

async function changeBody(route: Route, change: (body: string) => string): Promise<void> {
  const response = await route.fetch();
  const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = response.headers();
  await route.fulfill({ status: response.status(), headers, body: change(await response.text()) });
}

/** Never, as far as a person's patience goes: the test puts the page's clock forward instead of waiting. */
function answerLate(): Promise<void> {
  return Promise.resolve();
}
