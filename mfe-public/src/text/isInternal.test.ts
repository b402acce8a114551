import { isInternal } from './isInternal.ts';

test.each(['/', '/faq', '/vacancies?district=noord#results', '/a//b'])('accepts %s', (href) => {
  expect(isInternal(href)).toBe(true);
  expect(new URL(href, 'https://here.invalid').host).toBe('here.invalid');
});

test.each(['//other.invalid', String.raw`/\other.invalid`, '/\t/other.invalid'])(
  'rejects the path %j, which browsers read as a host',
  (href) => {
    expect(new URL(href, 'https://here.invalid').host).toBe('other.invalid');
    expect(isInternal(href)).toBe(false);
  },
);

test.each(['', '#section', '?page=2', 'faq', 'https://here.invalid/faq', 'mailto:a@b.aw'])(
  'rejects %j',
  (href) => expect(isInternal(href)).toBe(false),
);
