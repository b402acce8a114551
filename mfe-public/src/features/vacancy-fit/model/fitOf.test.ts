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

test.each([
  ['nothing but the district', { languages: [], education: null, skills: [] }],
  ['no languages', { languages: [] }],
  ['no education', { education: null }],
])('fits in part when the profile states %s', (_what, changed) => {
  expect(fitOf({ ...profile, ...changed }, vacancy)).toMatchObject({ isWhole: false, isNear: true });
});

test('fits in part when the vacancy asks for no language and no education', () => {
  expect(fitOf(profile, { ...vacancy, languages: [], educations: [] })).toMatchObject({ isWhole: false });
});

test('counts "No diploma required" as met and does not name it', () => {
  const none = { id: 101, name: 'No diploma required' };
  const open = { ...vacancy, educations: [none] };
  for (const education of [null, none, HBO]) {
    expect(fitOf({ ...profile, education }, open)).toMatchObject({ isWhole: true, education: null });
  }
});

test.each([
  ['EPI (MBO)', 106, 'VWO', 105, false],
  ['EPI (MBO)', 106, 'HAVO', 104, false],
  ['EPI (MBO)', 106, 'MAVO', 103, true],
  ['VWO', 105, 'EPI (MBO)', 106, false],
  ['HBO / Bachelor', 107, 'VWO', 105, true],
])('compares %s (%i) with %s (%i): met is %s', (name, id, requiredName, requiredId, isWhole) => {
  const required = { ...vacancy, educations: [{ id: requiredId, name: requiredName }] };
  expect(fitOf({ ...profile, education: { id, name } }, required)).toMatchObject({ isWhole });
});

test('finds C++ and C# as skills, and no C in them', () => {
  const text = { ...vacancy, requirements: 'C++ and C# required.' };
  expect(fitOf({ ...profile, skills: ['C', 'C++', 'c#'] }, text)?.skills).toEqual(['C++', 'c#']);
});

const skillsIn = (requirements: string) =>
  fitOf({ ...profile, skills: ['Excel'] }, { ...vacancy, requirements })?.skills;

test.each([
  'No Excel needed.',
  'No Word, Excel or PowerPoint required.',
  'No experience with Excel required.',
  "You don't need to know Excel.",
  'Excel is not required.',
  'Excel isn’t necessary',
  'Kennis van Excel is niet nodig.',
  'Excel is geen vereiste.',
  'Je hebt geen ervaring met Excel nodig.',
  'No se requiere Excel.',
  'Excel no es necesario.',
  'Sin conocimientos de Excel',
  'No ta nesesario pa sa Excel.',
  'Excel no ta nesesario.',
  'Excel: not required',
  'Excel (not mandatory)',
  'Excel no hace falta.',
  'Excel hoeft niet.',
])('names no skill that the vacancy says is not needed: %s', (requirements) => {
  expect(skillsIn(requirements)).toEqual([]);
});

test.each([
  'No experience needed, Excel is a plus.',
  'No diploma required and Excel helps.',
  'No weekends.\nExcel.',
  'Not only Word and Excel.',
  'Geen diploma nodig, maar je kent Excel.',
  'No se requiere experiencia, pero sí Excel.',
  'No Excel in your first week. Later Excel every day.',
  'No experience required - Excel is enough.',
])('names a skill when something else is not needed: %s', (requirements) => {
  expect(skillsIn(requirements)).toEqual(['Excel']);
});

test('finds a diploma that is written with full stops', () => {
  const text = { ...vacancy, requirements: 'A B.Sc. in nursing.' };
  expect(fitOf({ ...profile, skills: ['B.Sc.'] }, text)?.skills).toEqual(['B.Sc.']);
});

test('reads the same number of characters around each mention, however long the text is', () => {
  const split = jest.spyOn(String.prototype, 'split');
  try {
    expect(skillsIn('no Excel, '.repeat(1000))).toEqual([]);
    const lengths = split.mock.contexts.map((text) => String(text).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(200);
  } finally {
    split.mockRestore();
  }
});

test('is null without anything in common', () => {
  expect(fitOf({ languages: [], education: null, district_id: null, skills: ['C++ ('] }, vacancy)).toBeNull();
});
