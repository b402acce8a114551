import { matchOptions } from './matchOptions.ts';
import { toFoundVacancy } from './careers/reading/toFoundVacancy.ts';

const OPTIONS = [
  { id: 2, kind: 'sector', name: 'Food and beverage' },
  { id: 107, kind: 'education', name: 'HBO / Bachelor' },
  { id: 302, kind: 'language', name: 'Dutch' },
  { id: 401, kind: 'district', name: 'Noord/Tanki Leendert' },
  { id: 402, kind: 'district', name: 'Oranjestad West' },
];
const page = { url: 'https://dushi.example/', contentType: 'text/html', text: '', fetchedAt: new Date() };

/** What becomes of a vacancy that states this. */
function matched(stated: { industries?: unknown; education?: string; place?: string; description?: string }) {
  const said = Object.entries({ title: 'Cook', ...stated }).map(([key, value]) => [key, { value, at: key }]);
  const found = toFoundVacancy(page, 'json-ld', Object.fromEntries(said) as object);
  return matchOptions(found!, OPTIONS);
}

test('names of our lists, or of one half of such a name, are found, with where they stood', () => {
  expect(
    matched({
      industries: ['Food & Beverage'],
      education: 'bachelor degree',
      place: 'Noord, Aruba',
      description: 'Talen: Nederlands',
    }),
  ).toMatchObject({
    sectors: [{ id: 2 }],
    educations: [{ id: 107 }],
    languages: [{ id: 302, name: 'Dutch' }],
    location_district: { id: 401 },
    origins: {
      sectors: 'industries',
      educations: 'education',
      languages: 'description',
      location_district: 'place',
    },
  });
});

test('what only resembles them, or is the word of a program, is none of them', () => {
  const { sectors, educations, location_district, origins } = matched({
    industries: ['Food', 'toString'],
    education: 'constructor',
    place: 'Noord, Oranjestad West',
  });
  expect([sectors, educations, location_district]).toEqual([[], [], null]);
  expect(Object.keys(origins)).toEqual(['title', 'place']);
});
