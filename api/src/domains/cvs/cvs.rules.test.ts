import { assertRoomForCv, copyName } from './cvs.rules.ts';

test('allows the twentieth CV and rejects the next', () => {
  expect(() => assertRoomForCv(19)).not.toThrow();
  expect(() => assertRoomForCv(20)).toThrow('limit of 20 CVs');
});

test('names a copy within 120 characters', () => {
  expect(copyName('Hotel')).toBe('Hotel (copy)');
  expect(copyName('x'.repeat(120))).toHaveLength(119);
});
