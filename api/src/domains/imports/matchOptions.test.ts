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

/** Matches the options that a vacancy states. */
function matched(stated: { industries?: unknown; education?: string; place?: string; description?: string }) {
  const said = Object.entries({ title: 'Cook', ...stated }).map(([key, value]) => [key, { value, at: key }]);
  const found = toFoundVacancy(page, 'json-ld', Object.fromEntries(said) as object);
  return matchOptions(found!, OPTIONS);
}

test('matches names of our lists, or one half of a name, with their location', () => {
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

test('does not match similar names or internal codes', () => {
  const { sectors, educations, location_district, origins } = matched({
    industries: ['Food', 'toString'],
    education: 'constructor',
    place: 'Noord, Oranjestad West',
  });
  expect([sectors, educations, location_district]).toEqual([[], [], null]);
  expect(Object.keys(origins)).toEqual(['title', 'place']);
});
