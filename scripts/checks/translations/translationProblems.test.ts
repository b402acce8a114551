import { papiamentoProblems } from './papiamento.rules.ts';
import { frameProblems, translationProblems } from './translationProblems.ts';

test.each([
  [{}, ['count is missing.']],
  [{ count: '{count, plural, one {# vacature} other {# vacatures}}' }, []],
  [{ count: '{count, plural, other {# vacatures}}' }, []],
  [{ count: '{count, plural, one {# vacature}}' }, ['count has a plural without “other”.']],
  [{ count: '{n, plural, other {# vacatures}}' }, ['count has {n, plural} instead of {count, plural}.']],
  [{ count: 'vacatures' }, ['count has no values instead of {count, plural}.']],
  [{ count: '{count, plural, other {# vacatures}}', more: 'Meer' }, ['more is not in the English file.']],
])('compares %j with the English text', (translation, problems) => {
  const english = { count: '{count, plural, one {# vacancy} other {# vacancies}}' };
  expect(translationProblems(english, translation as Record<string, string>)).toEqual(problems);
});

test('a choice between words has the same branches', () => {
  const english = { status: '{status, select, paid {Paid} other {Open}}' };
  expect(translationProblems(english, { status: '{status, select, paid {Betaald} other {Open}}' })).toEqual(
    [],
  );
  expect(translationProblems(english, { status: '{status, select, other {Open}}' })).toEqual([
    'status has {status, select} (other) instead of {status, select} (other paid).',
  ]);
});

test('a text inserts no amount without its currency', () => {
  const inserted = { total: 'Total {total}', 'money.USD': 'US$ {amount}' };
  expect(translationProblems(inserted, inserted)).toEqual([]);
  expect(translationProblems({ total: 'USD {total}' }, { total: 'US$ {total}' })).toEqual([
    'total writes a currency. Insert what formatMoney returns.',
  ]);
});

test('a text that cannot be read is named', () => {
  expect(translationProblems({ a: 'A' }, { a: '{a' })).toEqual([
    expect.stringMatching(/^a cannot be read: /),
  ]);
});

test.each([
  ['Busca vacatura na Aruba', []],
  ['Buska vakatura', ['Buska', 'vakatura']],
  ['E informashon di bo kas', ['informashon', 'kas']],
  ['Klas di koffie y kabel', []],
  ['E letter ò den mèrdia', ['mèrdia']],
  ['Bo por kanselá djaluna', ['kanselá', 'djaluna']],
  ['{count, plural, other {# vacatura}} den {district}', []],
])('finds the spelling of Curaçao in “%s”', (text, found) => {
  expect(papiamentoProblems(text).map(({ word }) => word)).toEqual(found);
});

test('finds headings that a frame and its page translate in two ways', () => {
  const frame = {
    english: { 'heading.saved': 'Saved vacancies', 'area.saved': 'Saved', 'nav.blog': 'Blog' },
    translated: { 'heading.saved': 'Bewaarde banen', 'area.saved': 'Bewaard', 'nav.blog': 'Berichten' },
  };
  const page = {
    english: { 'saved.title': 'Saved vacancies', 'area.saved': 'Saved', 'blog.title': 'Blog' },
    translated: { 'saved.title': 'Bewaarde vacatures', 'area.saved': 'Bewaard', 'blog.title': 'Blog' },
  };
  expect(frameProblems(frame, page)).toEqual([
    'heading.saved differs from saved.title of the page: “Bewaarde vacatures”.',
  ]);
});
