import { HTML, LONG, readAnswer } from './testing/readAnswer.ts';

test('lever: milliseconds, lists under headings, a salary with its interval', () => {
  const posting = {
    id: 'a-b',
    text: 'Line Cook',
    description: HTML,
    lists: [{ text: 'What you do', content: '<li>Grill</li>' }],
    additional: '<p>Come by.</p>',
    categories: { commitment: 'Full-time', location: 'Noord, Aruba' },
    workplaceType: 'on-site',
    hostedUrl: 'https://jobs.lever.co/dushi/a-b',
    applyUrl: 'https://jobs.lever.co/dushi/a-b/apply',
    createdAt: 1_795_168_800_000,
    salaryRange: { min: 2400, max: 2900, currency: 'AWG', interval: 'per-month-salary' },
  };
  expect(readAnswer('https://jobs.lever.co/dushi', [posting]).vacancies[0]).toMatchObject({
    description: `${LONG}\n\n### What you do\n\n- Grill\n\nCome by.`,
    employment_type: 'FULL_TIME',
    place: 'Noord, Aruba',
    remote: null,
    date_posted: '2026-11-20',
    salary_min: 240_000,
    salary_max: 290_000,
    salary_currency: 'AWG',
    salary_period: 'month',
    external_apply_url: 'https://jobs.lever.co/dushi/a-b/apply',
  });
});
