import { HTML, LONG, readResponse } from './testing/readResponse.ts';

test('recruitee: reads requirements, employment code and closing date', () => {
  const offer = {
    id: 12,
    title: 'Baker',
    description: HTML,
    requirements: '<ul><li>Patience</li></ul>',
    careers_url: 'https://dushi.recruitee.com/o/baker',
    careers_apply_url: 'https://dushi.recruitee.com/o/baker/c/new',
    city: 'Santa Cruz',
    country: 'Aruba',
    remote: false,
    hybrid: true,
    employment_type_code: 'fulltime_permanent',
    published_at: '2026-11-01 10:00:00 UTC',
    close_at: '2026-12-31',
    salary: { min: '18.50', max: 22, currency: 'USD', period: 'hour' },
  };
  const place = { city: undefined, country: undefined, location: 'Savaneta' };
  const other = {
    ...offer,
    ...place,
    published_at: undefined,
    hybrid: false,
    remote: true,
    created_at: '2026-10-01 10:00:00 UTC',
  };
  const { vacancies } = readResponse('https://dushi.recruitee.com', { offers: [offer, other] });
  expect(vacancies[0]).toMatchObject({
    source_id: '12',
    source_url: 'https://dushi.recruitee.com/o/baker',
    external_apply_url: 'https://dushi.recruitee.com/o/baker/c/new',
    title: 'Baker',
    description: LONG,
    place: 'Santa Cruz, Aruba',
    requirements: '- Patience',
    employment_type: 'FULL_TIME',
    remote: 'hybrid',
    date_posted: '2026-11-01',
    valid_through: '2026-12-31',
    salary_min: 1850,
    salary_max: 2200,
    salary_currency: 'USD',
    salary_period: 'hour',
  });
  expect(vacancies[1]).toMatchObject({ place: 'Savaneta', remote: 'full', date_posted: '2026-10-01' });
});
