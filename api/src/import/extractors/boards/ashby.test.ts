import { HTML, readAnswer } from './testing/readAnswer.ts';

test('ashby: what is not listed is left out, the salary is the component that is one', () => {
  const job = {
    id: 'x-1',
    title: 'Accountant',
    descriptionHtml: HTML,
    isListed: true,
    isRemote: true,
    employmentType: 'FullTime',
    publishedAt: '2026-11-12T12:00:00.000Z',
    jobUrl: 'https://jobs.ashbyhq.com/dushi/x-1',
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
  const { vacancies } = readAnswer('https://jobs.ashbyhq.com/dushi', {
    jobs: [job, { ...job, id: 'x-2', isListed: false }],
  });
  expect(vacancies).toHaveLength(1);
  expect(vacancies[0]).toMatchObject({
    remote: 'full',
    employment_type: 'FULL_TIME',
    salary_min: 4_000_000,
    salary_currency: 'USD',
    salary_period: 'year',
  });
});
