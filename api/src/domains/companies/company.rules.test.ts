import { assertFounded, assertOwner, assertOwnerLeft, slugOf } from './company.rules.ts';

test('only owners may change a company', () => {
  expect(() => assertOwner('owner')).not.toThrow();
  expect(() => assertOwner('recruiter')).toThrow('Only an owner');
});

test('a company keeps an owner', () => {
  expect(() => assertOwnerLeft(1, 'owner', null)).toThrow('A company needs an owner');
  expect(() => assertOwnerLeft(1, 'owner', 'recruiter')).toThrow('A company needs an owner');
  expect(() => assertOwnerLeft(1, 'owner', 'owner')).not.toThrow();
  expect(() => assertOwnerLeft(2, 'owner', null)).not.toThrow();
  expect(() => assertOwnerLeft(1, 'viewer', null)).not.toThrow();
});

test('a company may be founded in the current year', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(() => assertFounded(2026, now)).not.toThrow();
  expect(() => assertFounded(null, now)).not.toThrow();
  expect(() => assertFounded(2027, now)).toThrow('in the future');
});

test.each([
  ['Café Dushi & Co', 'cafe-dushi-co'],
  ['  Piñata!  ', 'pinata'],
  ['加勒比', 'company'],
  ['x'.repeat(59) + ' yz', 'x'.repeat(59)],
])('the slug of %s is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
