import { assertSafeLinks } from './markdownLinks.rules.ts';

const texts = { description: '', requirements: '', benefits: '' };
const content = { ...texts, translations: {} };

test.each([
  'See [our site](https://dushi.example/jobs) or <mailto:jobs@dushi.example>.',
  'Call [us](tel:+2975820000), read [the page](/vacancies/7).',
  'Note: apply (javascript: not needed) today.',
  'Text "target":null in a text.',
  'Pay <a lot>.\n\n[site]: http://dushi.example',
])('accepts %j', (description) => {
  expect(() => assertSafeLinks({ ...content, description })).not.toThrow();
});

test('checks the links of each version', () => {
  const translations = { nl: { ...texts, title: 'Kok', requirements: '[x](javascript:alert(1))' } };
  expect(() => assertSafeLinks({ ...content, translations })).toThrow(
    expect.objectContaining({ fields: { 'translations.nl.requirements': [expect.anything()] } }),
  );
});

test.each([
  '[x](javascript:alert(1))',
  '[x]( <javascript:alert(1)>)',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#115;cript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](java&Tab;script:alert(1))',
  '[x](&#1;javascript:alert(1))',
  '[x](javascript\\:alert(1))',
  '<javascript:alert(1)>',
  '![x](data:text/html,x)',
  '[x][y]\n\n[y]: vbscript:x',
])('rejects %j', (benefits) => {
  expect(() => assertSafeLinks({ ...content, benefits })).toThrow(
    expect.objectContaining({
      status: 422,
      fields: { benefits: [expect.objectContaining({ code: 'link_unsafe' })] },
    }),
  );
});
