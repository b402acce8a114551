import { ESCAPED, LONG, readResponse } from './testing/readResponse.ts';

test('greenhouse: decodes escaped content and reads the location', () => {
  const job = {
    id: 4_071,
    title: 'Line Cook',
    content: ESCAPED,
    absolute_url: 'https://boards.greenhouse.io/dushi/jobs/4071',
    location: { name: '3 Locations' },
    first_published: '2026-11-18T09:00:00-04:00',
  };
  const elsewhere = { ...job, id: 4_072, location: { name: 'Noord, Aruba' } };
  const { vacancies } = readResponse('https://boards.greenhouse.io/dushi', { jobs: [job, elsewhere] });
  expect(vacancies[0]).toMatchObject({
    source_id: '4071',
    source_url: 'https://boards.greenhouse.io/dushi/jobs/4071',
    found_by: 'greenhouse',
    title: 'Line Cook',
    description: LONG,
    place: null,
    date_posted: '2026-11-18',
    incomplete: false,
    origins: { title: 'greenhouse.title', description: 'greenhouse.content' },
  });
  expect(vacancies[1]).toMatchObject({ source_id: '4072', place: 'Noord, Aruba' });
});
