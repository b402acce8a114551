import { HTML, LONG, readResponse } from './testing/readResponse.ts';

test('ashby: skips unlisted jobs and reads the salary component', () => {
  const job = {
    id: 'x-1',
    title: 'Accountant',
    descriptionHtml: HTML,
    isListed: true,
    isRemote: true,
    employmentType: 'FullTime',
    publishedAt: '2026-11-12T12:00:00.000Z',
    jobUrl: 'https://jobs.ashbyhq.com/dushi/x-1',
    applyUrl: 'https://jobs.ashbyhq.com/dushi/x-1/application',
    address: { postalAddress: { addressLocality: 'Oranjestad', addressCountry: 'Aruba' } },
    compensation: {
      summaryComponents: [
        {
          compensationType: 'Salary',
          interval: '1 YEAR',
          currencyCode: 'USD',
          minValue: 40_000,
          maxValue: 48_000,
        },
        { compensationType: 'EquityPercentage', interval: 'NONE', minValue: 1 },
      ],
    },
  };
  const { vacancies } = readResponse('https://jobs.ashbyhq.com/dushi', {
    jobs: [
      job,
      { ...job, id: 'x-2', isListed: false },
      { ...job, id: 'x-3', workplaceType: 'Hybrid', address: undefined, location: 'Noord' },
    ],
  });
  expect(vacancies).toHaveLength(2);
  expect(vacancies[0]).toMatchObject({
    source_id: 'x-1',
    source_url: 'https://jobs.ashbyhq.com/dushi/x-1',
    external_apply_url: 'https://jobs.ashbyhq.com/dushi/x-1/application',
    title: 'Accountant',
    description: LONG,
    place: 'Oranjestad, Aruba',
    date_posted: '2026-11-12',
    remote: 'full',
    employment_type: 'FULL_TIME',
    salary_min: 4_000_000,
    salary_max: 4_800_000,
    salary_currency: 'USD',
    salary_period: 'year',
  });
  expect(vacancies[1]).toMatchObject({ source_id: 'x-3', place: 'Noord', remote: 'hybrid' });
});
