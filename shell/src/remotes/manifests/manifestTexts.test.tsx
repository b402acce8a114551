import { activateLocale, I18nRoot } from '@cpa/shared/i18n';
import { act, render, screen } from '@testing-library/react';
import { anActiveRemote } from '../testing/anActiveRemote.ts';
import { registerManifestTexts, useManifestText } from './manifestTexts.ts';

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

const remoteIn = (locale: string, title: string) =>
  anActiveRemote({}, { messages: { [locale]: { 'nav.plans': title } } });

/** Responds with the manifest texts of the language in the query. */
function respond(titles: Record<string, string>): string[] {
  const requested: string[] = [];
  globalThis.fetch = jest.fn((url) => {
    const address = url as string;
    requested.push(address);
    const locale = new URL(address, 'http://site').searchParams.get('lang')!;
    const remotes = [remoteIn(locale, titles[locale]!)];
    return Promise.resolve(Response.json({ shell: 's', revision: 1, remotes }));
  });
  return requested;
}

it('requests the texts of a language that the document lacks, once', async () => {
  await activateLocale('nl');
  const remote = remoteIn('nl', 'Pakketten');
  registerManifestTexts({ revision: 1, remotes: [remote] });
  const requested = respond({ en: 'Plans', es: 'Planes' });
  const Title = () => <p>{useManifestText(remote)('nav.plans')}</p>;
  render(
    <I18nRoot>
      <Title />
    </I18nRoot>,
  );
  expect(screen.getByText('Pakketten')).toBeVisible();
  await act(() => activateLocale('es'));
  expect(screen.getByText('Planes')).toBeVisible();
  await act(() => activateLocale('nl'));
  expect(screen.getByText('Pakketten')).toBeVisible();
  await act(() => activateLocale('en'));
  expect(screen.getByText('Plans')).toBeVisible();
  expect(requested).toEqual(['/api/_release/document?lang=es', '/api/_release/document?lang=en']);
});
