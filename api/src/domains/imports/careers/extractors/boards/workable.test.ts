import { HTML, LONG, readResponse } from './testing/readResponse.ts';

test('workable: reads the remote flag', () => {
  const job = {
    shortcode: 'A1B2',
    title: 'Host',
    description: HTML,
    employment_type: 'Part-time',
    telecommuting: true,
    city: 'Oranjestad',
    country: 'Aruba',
    url: 'https://apply.workable.com/j/A1B2',
    application_url: 'https://apply.workable.com/j/A1B2/apply',
    published_on: '2026-11-10',
    industry: 'Hospitality',
    education: "Bachelor's Degree",
  };
  expect(
    readResponse('https://apply.workable.com/dushi', { name: 'Dushi', jobs: [job] }).vacancies[0],
  ).toMatchObject({
    source_id: 'A1B2',
    source_url: 'https://apply.workable.com/j/A1B2',
    external_apply_url: 'https://apply.workable.com/j/A1B2/apply',
    title: 'Host',
    description: LONG,
    education: "Bachelor's Degree",
    place: 'Oranjestad, Aruba',
    remote: 'full',
    employment_type: 'PART_TIME',
    industries: ['Hospitality'],
    date_posted: '2026-11-10',
  });
});
