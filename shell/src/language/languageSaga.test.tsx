import type { Profile } from '@cpa/shared/contracts';
import { activateLocale } from '@cpa/shared/i18n';
import { type FakeResponse, aProfile } from '@cpa/shared/testing';
import { act } from '@testing-library/react';
import { renderPage } from '../testing/renderPage.tsx';
import { chooseLanguage } from './chooseLanguage.ts';

const STORE = 'PUT /account/language';
const remotes = [{ path: '/', Component: () => <h1>Home</h1> }];

async function choose(profile: Profile | null, ...answers: FakeResponse[]) {
  const responses = { [STORE]: () => answers.shift() ?? { language: 'nl' } };
  const { host } = await renderPage({ at: '/', remotes, profile, responses });
  await act(async () => await chooseLanguage('es'));
  await act(async () => await chooseLanguage('nl'));
  return host.requests.filter(({ path }) => path === '/account/language');
}

afterEach(async () => await activateLocale('en'));

it('stores each choice of a signed-in user with the account, also after one that failed', async () => {
  const sent = await choose(aProfile(), { status: 500, body: { message: 'No', code: 'internal' } });
  expect(sent.map(({ body }) => body)).toEqual([{ language: 'es' }, { language: 'nl' }]);
});

it('stores no choice of a visitor', async () => {
  expect(await choose(null)).toEqual([]);
});
