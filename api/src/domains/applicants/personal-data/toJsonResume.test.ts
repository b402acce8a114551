import jsonResumeSchema from '@jsonresume/schema';
import { anApplicant } from '@cpa/shared/testing/builders';
import { toJsonResume } from './toJsonResume.ts';

const now = new Date('2026-11-20T12:00:00Z');
const languages = new Map([[1, 'Papiamento']]);

function faultsOf(document: object): object[] | null {
  let faults: object[] | null = [];
  jsonResumeSchema.validate(document, (errors) => (faults = errors));
  return faults;
}

test('converts a full profile to a JSON Resume that passes its schema', () => {
  const resume = toJsonResume(anApplicant(), { languages, now, locale: 'en' });
  expect(faultsOf(resume)).toBeNull();
  expect(resume).toMatchObject({
    basics: {
      name: 'Xiomara Croes',
      email: 'xiomara@example.aw',
      label: 'Front desk agent, 4 years',
      location: { city: 'Noord/Tanki Leendert', countryCode: 'AW' },
    },
    work: [{ name: 'Divi Cove Resort', position: 'Front desk agent', startDate: '2022-09' }],
    education: [{ institution: 'Hotel School Aruba', studyType: 'Bachelor', endDate: '2022-06' }],
    skills: [{ name: 'Opera' }, { name: 'Night audit' }],
    languages: [{ language: 'Papiamento', fluency: 'native' }],
  });
  expect(resume.work[0]).not.toHaveProperty('endDate');
});

test('names languages in the language of the reader, with levels that the CV builder knows', () => {
  const resume = toJsonResume(anApplicant(), { languages: new Map([[1, 'Dutch']]), now, locale: 'es' });
  expect(resume.languages).toEqual([{ language: 'Neerlandés', fluency: 'native' }]);
});

test('omits empty fields', () => {
  const bare = anApplicant({
    headline: '',
    phone: null,
    about: '',
    district: null,
    experience: [],
    educations: [{ school: 'EPI', degree: 'ICT', from: null, to: null }],
  });
  const resume = toJsonResume(bare, { languages: new Map(), now, locale: 'en' });
  expect(faultsOf(resume)).toBeNull();
  expect(resume.basics).toEqual({ name: 'Xiomara Croes', email: 'xiomara@example.aw' });
  expect(resume).toMatchObject({ work: [], languages: [] });
  expect(resume.education).toEqual([{ institution: 'EPI', studyType: 'ICT' }]);
});
