import { DEFAULT_CV_SETTINGS } from '@cpa/shared/contracts';
import { assertRoomForCv, copyName, shownCv } from './cvs.rules.ts';

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
    shownCv({ resume, settings: { hiddenSections } } as unknown as Parameters<typeof shownCv>[0]).resume;
  expect(shared([])).toEqual(resume);
  expect(shared(['work'])).toEqual({ basics: resume.basics });
  expect(shared(['summary'])).toEqual({ ...resume, basics: { name: 'Ana' } });
});

test('shares the keys that the page shows and no others', () => {
  const basics = { name: 'Ana', location: { city: 'Noord' }, profiles: [{ network: 'LinkedIn' }] };
  const work = { name: 'Divi', highlights: ['Opened the bar'] };
  const extra = { 'x-salary': 4000 };
  const resume = {
    ...extra,
    $schema: 'https://example.com',
    meta: { lastModified: '2026', ...extra },
    basics: {
      ...basics,
      ...extra,
      image: 'https://tracker.example/ana.png',
      location: { ...basics.location, ...extra },
      profiles: [{ ...basics.profiles[0], ...extra }],
    },
    work: [{ ...work, ...extra }],
  };
  expect(shownCv({ resume, settings: { ...DEFAULT_CV_SETTINGS } }).resume).toEqual({ basics, work: [work] });
});
