import { anApplicant, aVacancy } from '@cpa/shared/testing';
import { fitOf } from './fitOf.ts';

const EN = { id: 303, name: 'English' };
const NL = { id: 302, name: 'Dutch' };
const HBO = { id: 107, name: 'HBO / Bachelor' };
const NOORD = { id: 401, name: 'Noord/Tanki Leendert' };

const vacancy = aVacancy({
  languages: [EN, NL],
  educations: [HBO],
  location_district: NOORD,
  requirements: 'You know Opera (the hotel system) and cooking.',
});
const profile = anApplicant({
  languages: [
    { language_id: EN.id, level: 'fluent' },
    { language_id: NL.id, level: 'conversational' },
  ],
  education: HBO,
  district_id: NOORD.id,
  skills: ['opera', 'cook'],
});

test('names languages, education, district and skills that profile and vacancy both state', () => {
  expect(fitOf(profile, vacancy)).toEqual({
    isWhole: true,
    languages: ['English', 'Dutch'],
    education: 'HBO / Bachelor',
    isNear: true,
    skills: ['opera'],
  });
});

test.each([
  ['a language spoken only a little', { languages: [{ language_id: EN.id, level: 'basic' as const }] }],
  ['a lower education', { education: { id: 103, name: 'MAVO' } }],
])('fits in part with %s', (_what, changed) => {
  expect(fitOf({ ...profile, ...changed }, vacancy)).toMatchObject({ isWhole: false, isNear: true });
});

test('counts a higher education as enough', () => {
  const higher = { ...profile, education: { id: 108, name: 'WO/Master' } };
  expect(fitOf(higher, vacancy)).toMatchObject({ isWhole: true, education: null });
});

test('does not count what the profile leaves out as a lack', () => {
  const silent = { languages: [], education: null, district_id: NOORD.id, skills: [] };
  expect(fitOf(silent, vacancy)).toMatchObject({ isWhole: true, languages: [], education: null });
});

test('is null without anything in common', () => {
  expect(fitOf({ languages: [], education: null, district_id: null, skills: ['C++ ('] }, vacancy)).toBeNull();
});
