import { HTML, readAnswer } from './testing/readAnswer.ts';

test('recruitee: requirements apart, a code of hours and term, a last day', () => {
  const offer = {
    id: 12,
    title: 'Baker',
    description: HTML,
    requirements: '<ul><li>Patience</li></ul>',
    careers_url: 'https://dushi.recruitee.com/o/baker',
    city: 'Santa Cruz',
    country: 'Aruba',
    remote: false,
    hybrid: true,
    employment_type_code: 'fulltime_permanent',
    published_at: '2026-11-01 10:00:00 UTC',
    close_at: '2026-12-31',
    salary: { min: '18.50', max: null, currency: 'USD', period: 'hour' },
  };
  expect(readAnswer('https://dushi.recruitee.com', { offers: [offer] }).vacancies[0]).toMatchObject({
    requirements: '- Patience',
    employment_type: 'FULL_TIME',
    remote: 'hybrid',
    date_posted: '2026-11-01',
    valid_through: '2026-12-31',
    salary_min: 1850,
    salary_max: null,
    salary_period: 'hour',
  });
});
