import { safeHref } from './safeHref.ts';

test.each(['https://a.b/c', 'http://a.b', 'mailto:a@b.aw', 'tel:+2975820000', '/vacancies', '#top', 'page'])(
  'allows %s',
  (address) => expect(safeHref(address)).toBe(address),
);

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'blob:x',
  'http://[',
])('rejects %j', (address) => expect(safeHref(address)).toBeNull());
