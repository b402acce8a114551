import { readLanguages } from './readLanguages.ts';

test.each<[string, string[]]>([
  ['Languages: Papiamento, Dutch and English', ['Papiamento', 'Dutch', 'English']],
  ['You cook.\n\n**Required languages:** English (fluent) / Spanish (basic).', ['English', 'Spanish']],
  ['- Grill\n- Language: Dutch', ['Dutch']],
  ['Talen: Nederlands, Engels en Papiaments', ['Dutch', 'English', 'Papiamento']],
  ['Idiomas: español e inglés', ['Spanish', 'English']],
  ['### Languages\n\n- English\n- Papiamentu\n\nCome by.', ['English', 'Papiamento']],
  ['Languages:\n- German\n- French', ['German', 'French']],
  ['Languages: English\n\nLanguages: English, Dutch', ['English', 'Dutch']],
])('%j states %j', (text, languages) => {
  expect(readLanguages(text)).toEqual(languages);
});

test.each([
  '',
  'You speak English and Dutch.',
  'Languages: English or Dutch',
  'Languages: English, Spanish is a plus',
  'Languages: English and Klingon',
  'Programming languages: Dutch',
  'Languages:',
  '### Languages\n\nEnglish is what we speak.\n\n- Dutch',
  'Languages: constructor',
])('finds no language in %j', (text) => {
  expect(readLanguages(text)).toEqual([]);
});
