import type { FoundVacancy } from '../../foundVacancy.ts';
import { boardAt } from './boards.ts';

const FETCHED = new Date('2026-11-20T15:00:00Z');
const LONG = 'You keep the grill and teach one apprentice. '.repeat(5).trim();
const HTML = `<p>${LONG}</p>`;

/** Reads an invented answer of the system that the careers address belongs to. */
function read(careers: string, answer: unknown, url?: string) {
  const { board, list } = boardAt(careers)!;
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return board.read({ url: url ?? list, contentType: 'application/json', text, fetchedAt: FETCHED });
}
const one = (careers: string, answer: unknown, url?: string): FoundVacancy =>
  read(careers, answer, url).vacancies[0]!;

test.each([
  [
    'https://boards.greenhouse.io/dushi',
    'https://boards-api.greenhouse.io/v1/boards/dushi/jobs?content=true',
  ],
  [
    'https://boards.greenhouse.io/embed/job_board?for=dushi',
    'https://boards-api.greenhouse.io/v1/boards/dushi/jobs?content=true',
  ],
  ['https://jobs.lever.co/dushi/123', 'https://api.lever.co/v0/postings/dushi?mode=json'],
  ['https://jobs.eu.lever.co/dushi', 'https://api.eu.lever.co/v0/postings/dushi?mode=json'],
  [
    'https://apply.workable.com/dushi/',
    'https://apply.workable.com/api/v1/widget/accounts/dushi?details=true',
  ],
  ['https://dushi.workable.com/', 'https://apply.workable.com/api/v1/widget/accounts/dushi?details=true'],
  ['https://dushi.recruitee.com/', 'https://dushi.recruitee.com/api/offers/'],
  ['https://dushi.teamtailor.com/jobs', 'https://dushi.teamtailor.com/jobs.rss?per_page=200'],
  ['https://dushi.jobs.personio.de/', 'https://dushi.jobs.personio.de/xml?language=en'],
  [
    'https://careers.smartrecruiters.com/Dushi',
    'https://api.smartrecruiters.com/v1/companies/Dushi/postings?limit=100&offset=0',
  ],
  [
    'https://jobs.ashbyhq.com/dushi',
    'https://api.ashbyhq.com/posting-api/job-board/dushi?includeCompensation=true',
  ],
  ['https://dushi.bamboohr.com/careers', 'https://dushi.bamboohr.com/careers/list'],
])('%s is read at %s', (careers, list) => {
  expect(boardAt(careers)?.list).toBe(list);
});

test.each([
  'https://www.workable.com/',
  'https://jobs.lever.co/',
  'https://notrecruitee.com/',
  'https://dushi.recruitee.com.evil.example/',
  'https://jobs.lever.co/..%2f..%2fsecret',
  'https://dushi.example/careers',
])('%s is no board', (careers) => {
  expect(boardAt(careers)).toBeUndefined();
});

test('greenhouse: escaped content, a place in words', () => {
  const content = HTML.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const job = {
    id: 4_071,
    title: 'Line Cook',
    content,
    absolute_url: 'https://boards.greenhouse.io/dushi/jobs/4071',
    location: { name: '3 Locations' },
    first_published: '2026-11-18T09:00:00-04:00',
  };
  expect(one('https://boards.greenhouse.io/dushi', { jobs: [job], meta: { total: 1 } })).toMatchObject({
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
});

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
  expect(one('https://jobs.lever.co/dushi', [posting])).toMatchObject({
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

test('workable: the way of working is a flag', () => {
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
  expect(one('https://apply.workable.com/dushi', { name: 'Dushi', jobs: [job] })).toMatchObject({
    source_id: 'A1B2',
    place: 'Oranjestad, Aruba',
    remote: 'full',
    employment_type: 'PART_TIME',
    industries: ['Hospitality'],
    date_posted: '2026-11-10',
  });
});

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
  expect(one('https://dushi.recruitee.com', { offers: [offer] })).toMatchObject({
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

test('teamtailor: a feed with places, of which the one in Aruba counts', () => {
  const place = (city: string, country: string) =>
    `<tt:location><tt:city>${city}</tt:city><tt:country>${country}</tt:country></tt:location>`;
  const xml = `<?xml version="1.0"?><rss><channel><item><title>Cook &amp; Baker</title>
    <description>${HTML.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</description>
    <pubDate>Fri, 20 Nov 2026 09:00:00 +0100</pubDate><link>https://dushi.teamtailor.com/jobs/1</link>
    <remoteStatus>hybrid</remoteStatus><guid>g-1</guid>
    <tt:locations>${place('Utrecht', 'Netherlands')}${place('Noord', 'Aruba')}</tt:locations></item></channel></rss>`;
  expect(one('https://dushi.teamtailor.com', xml)).toMatchObject({
    source_id: 'g-1',
    title: 'Cook & Baker',
    description: LONG,
    place: 'Noord, Aruba',
    remote: 'hybrid',
    date_posted: '2026-11-20',
  });
});

test('personio: a description in parts, hours and term apart', () => {
  const xml = `<?xml version="1.0"?><workzag-jobs><position><id>77</id><office>Oranjestad</office><name>Clerk</name>
    <jobDescriptions><jobDescription><name>Your work</name><value><![CDATA[${HTML}]]></value></jobDescription></jobDescriptions>
    <employmentType>permanent</employmentType><schedule>full-time</schedule>
    <createdAt>2026-10-20T08:00:00+00:00</createdAt></position></workzag-jobs>`;
  expect(one('https://dushi.jobs.personio.de', xml)).toMatchObject({
    source_id: '77',
    source_url: 'https://dushi.jobs.personio.de/job/77',
    description: `### Your work\n\n${LONG}`,
    employment_type: 'FULL_TIME',
    date_posted: '2026-10-20',
  });
});

describe('smartrecruiters', () => {
  const posting = {
    id: '743',
    name: 'Front Desk Agent',
    releasedDate: '2026-11-15T10:00:00.000Z',
    location: { city: 'Noord', country: 'aw', remote: false, hybrid: false },
    typeOfEmployment: { label: 'Full-time' },
  };
  const careers = 'https://careers.smartrecruiters.com/Dushi';

  test('the list announces, and names the further pages', () => {
    const { vacancies, more } = read(careers, { totalFound: 150, offset: 0, limit: 100, content: [posting] });
    expect(vacancies[0]).toMatchObject({ title: 'Front Desk Agent', incomplete: true, place: 'Noord, aw' });
    expect(more).toEqual([
      'https://api.smartrecruiters.com/v1/companies/Dushi/postings?limit=100&offset=1',
      'https://api.smartrecruiters.com/v1/companies/Dushi/postings/743',
    ]);
  });

  test('a posting of its own is whole', () => {
    const sections = { jobDescription: { text: HTML }, qualifications: { text: '<p>Spanish</p>' } };
    const url = 'https://api.smartrecruiters.com/v1/companies/Dushi/postings/743';
    expect(one(careers, { ...posting, jobAd: { sections } }, url)).toMatchObject({
      source_id: '743',
      source_url: 'https://jobs.smartrecruiters.com/Dushi/743',
      description: LONG,
      requirements: 'Spanish',
      incomplete: false,
    });
  });
});

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
  const { vacancies } = read('https://jobs.ashbyhq.com/dushi', {
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

test('bamboohr: the list announces, a vacancy of its own tells', () => {
  const careers = 'https://dushi.bamboohr.com/careers';
  const listed = read(careers, {
    meta: { totalCount: 1 },
    result: [{ id: '31', jobOpeningName: 'Driver', location: { city: 'Paradera' } }],
  });
  expect(listed.vacancies[0]).toMatchObject({ title: 'Driver', incomplete: true, source_id: '31' });
  expect(listed.more).toEqual(['https://dushi.bamboohr.com/careers/31/detail']);
  const opening = {
    jobOpeningName: 'Driver',
    jobOpeningShareUrl: 'https://dushi.bamboohr.com/careers/31',
    description: HTML,
    employmentStatusLabel: 'Full-Time',
    datePosted: '2026-11-11',
    compensation: 'AWG 12.50 per hour',
    location: { city: 'Paradera', addressCountry: 'Aruba' },
  };
  expect(one(careers, { result: { jobOpening: opening } }, listed.more[0])).toMatchObject({
    source_id: '31',
    description: LONG,
    incomplete: false,
    salary_min: 1250,
    salary_currency: 'AWG',
    salary_period: 'hour',
  });
});

test.each([
  'https://boards.greenhouse.io/a',
  'https://jobs.lever.co/a',
  'https://a.workable.com',
  'https://a.recruitee.com',
  'https://a.teamtailor.com',
  'https://a.jobs.personio.de',
  'https://careers.smartrecruiters.com/a',
  'https://jobs.ashbyhq.com/a',
  'https://a.bamboohr.com',
])('%s may answer anything without ending the import', (careers) => {
  for (const answer of [
    '',
    'null',
    '[]',
    '{}',
    '[1, null, "x"]',
    '{"jobs": [null, {"title": 7}], "result": "x"}',
    '<rss>',
    '<html>',
  ])
    expect(() => read(careers, answer)).not.toThrow();
});
