import { aHardCv } from '../testing/hardCv.ts';
import { cvContent } from './cvContent.ts';

test.each([
  ['en', 'Eindhoven, Netherlands'],
  ['nl', 'Eindhoven, Nederland'],
  ['es', 'Eindhoven, Países Bajos'],
  ['pap', 'Eindhoven, Países Bajos'],
] as const)('names a country in the language of the CV: %s', (language, place) => {
  const resume = { basics: { location: { city: 'Eindhoven', countryCode: 'nl' } } };
  const { contacts } = cvContent({ ...aHardCv({ language }), resume });
  expect(contacts).toEqual([{ kind: 'place', text: place }]);
});
