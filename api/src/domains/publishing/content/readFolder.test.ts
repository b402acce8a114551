import { chooseTexts } from './readFolder.ts';
import { parseDocument } from './parseDocument.ts';

const documents = [
  parseDocument('about', '---\ntitle: About\nupdated: 2026-11-01\n---\n\nWho we are.\n'),
  parseDocument('about.nl', '---\ntitle: Over ons\n---\n\nWie we zijn.\n'),
  parseDocument('terms', '---\ntitle: Terms\n---\n\nRules.\n'),
];

test('returns the text in the requested language, else in English, and the languages that it exists in', () => {
  expect(chooseTexts(documents, 'nl')).toMatchObject([
    {
      slug: 'about',
      language: 'nl',
      languages: ['en', 'nl'],
      fields: { title: 'Over ons', updated: '2026-11-01' },
      body: 'Wie we zijn.',
    },
    { slug: 'terms', language: 'en', languages: ['en'], body: 'Rules.' },
  ]);
  expect(chooseTexts(documents, 'es').map(({ language }) => language)).toEqual(['en', 'en']);
});

test.each(['about.fr', 'about.en', 'about.nl.old'])('rejects the file name %s', (name) => {
  expect(() => parseDocument(name, '---\ntitle: A\n---\n')).toThrow('one of en, pap, nl, es');
});
