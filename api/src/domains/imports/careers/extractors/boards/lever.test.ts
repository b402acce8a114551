import { HTML, LONG, readResponse } from './testing/readResponse.ts';

test('lever: reads dates in milliseconds, lists with headings and the salary interval', () => {
  const posting = {
    id: 'a-b',
    text: 'Line Cook',
    description: HTML,
    lists: [{ text: 'What you do', content: '<li>Grill</li>' }],
    additional: '<p>Come by.</p>',
    categories: { commitment: 'Full-time', location: 'Noord, Aruba' },
    workplaceType: 'hybrid',
    hostedUrl: 'https://jobs.lever.co/dushi/a-b',
    applyUrl: 'https://jobs.lever.co/dushi/a-b/apply',
    createdAt: 1_795_168_800_000,
    salaryRange: { min: 2400, max: 2900, currency: 'AWG', interval: 'per-month-salary' },
  };
  const { vacancies } = readResponse('https://jobs.lever.co/dushi', [
    posting,
    { ...posting, workplaceType: 'on-site' },
  ]);
  expect(vacancies[0]).toMatchObject({
    source_id: 'a-b',
    source_url: 'https://jobs.lever.co/dushi/a-b',
    title: 'Line Cook',
    description: `${LONG}\n\n### What you do\n\n- Grill\n\nCome by.`,
    employment_type: 'FULL_TIME',
    place: 'Noord, Aruba',
    remote: 'hybrid',
    date_posted: '2026-11-20',
    salary_min: 240_000,
    salary_max: 290_000,
    salary_currency: 'AWG',
    salary_period: 'month',
    external_apply_url: 'https://jobs.lever.co/dushi/a-b/apply',
  });
  expect(vacancies[1]).toMatchObject({ remote: null });
});
