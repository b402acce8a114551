import { assertRoomForCv, copyName, withoutHiddenSections } from './cvs.rules.ts';

test('allows the twentieth CV and rejects the next', () => {
  expect(() => assertRoomForCv(19)).not.toThrow();
  expect(() => assertRoomForCv(20)).toThrow('limit of 20 CVs');
});

test('names a copy within 120 characters', () => {
  expect(copyName('Hotel')).toBe('Hotel (copy)');
  expect(copyName('x'.repeat(120))).toHaveLength(119);
});

test('removes hidden sections and keeps the summary unless it is hidden', () => {
  const resume = { basics: { name: 'Ana', summary: 'Line cook' }, work: [{ name: 'Divi' }] };
  const shared = (hiddenSections: string[]) =>
    withoutHiddenSections({ resume, settings: { hiddenSections } } as unknown as Parameters<
      typeof withoutHiddenSections
    >[0]).resume;
  expect(shared([])).toEqual(resume);
  expect(shared(['work'])).toEqual({ basics: resume.basics });
  expect(shared(['summary'])).toEqual({ ...resume, basics: { name: 'Ana' } });
});
