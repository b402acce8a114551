import { runInNewContext } from 'node:vm';
import { LANGUAGE_SCRIPT } from './themeScript.ts';

/** Runs the script in a document. @returns the language that it offers */
function offerOf({ page = 'en', languages = [] as string[], cookie = '' }): string | undefined {
  const documentElement = { lang: page, dataset: {} as { offer?: string } };
  runInNewContext(LANGUAGE_SCRIPT, { document: { documentElement, cookie }, navigator: { languages } });
  return documentElement.dataset.offer;
}

test.each([
  [{ languages: ['nl-NL', 'en'] }, 'nl'],
  [{ languages: ['de-DE', 'es-419', 'en'] }, 'es'],
  [{ languages: ['pap-AW'] }, 'pap'],
  [{ languages: ['en-US', 'nl'] }, undefined],
  [{ languages: ['de'] }, undefined],
  [{ languages: ['nl'], page: 'nl' }, undefined],
  [{ languages: ['en-US'], page: 'pap-AW' }, 'en'],
  [{ languages: ['en-US'], page: 'en', cookie: 'a=1; lang=pap' }, 'pap'],
  [{ languages: ['nl'], page: 'es', cookie: 'lang=es' }, undefined],
  [{ languages: ['nl'], cookie: 'lang_offer=nl; theme=dark' }, undefined],
  [{ languages: ['nl'], cookie: 'lang_offer=es' }, 'nl'],
])('%j is offered %s', (visitor, offer) => {
  expect(offerOf(visitor)).toBe(offer);
});
