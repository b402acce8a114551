import { HTML, LONG, readResponse } from './testing/readResponse.ts';

test('bamboohr: reads the list and then each vacancy', () => {
  const careers = 'https://dushi.bamboohr.com/careers';
  const listed = readResponse(careers, {
    meta: { totalCount: 1 },
    result: [
      {
        id: '31',
        jobOpeningName: 'Driver',
        atsLocation: { city: 'Paradera', country: 'Aruba' },
        isRemote: true,
      },
    ],
  });
  expect(listed.vacancies[0]).toMatchObject({
    title: 'Driver',
    incomplete: true,
    source_id: '31',
    source_url: 'https://dushi.bamboohr.com/careers/31',
    place: 'Paradera, Aruba',
    remote: 'full',
  });
  expect(listed.more).toEqual(['https://dushi.bamboohr.com/careers/31/detail']);
  const opening = {
    jobOpeningName: 'Driver',
    jobOpeningShareUrl: 'https://dushi.bamboohr.com/careers/31?source=share',
    description: HTML,
    employmentStatusLabel: 'Full-Time',
    datePosted: '2026-11-11',
    compensation: 'AWG 12.50 per hour',
    location: { city: 'Paradera', addressCountry: 'Aruba' },
  };
  expect(
    readResponse(careers, { result: { jobOpening: opening } }, listed.more[0]).vacancies[0],
  ).toMatchObject({
    source_id: '31',
    description: LONG,
    incomplete: false,
    salary_min: 1250,
    salary_currency: 'AWG',
    salary_period: 'hour',
  });
});
