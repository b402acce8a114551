import { boardAt, boardOn } from './boards.ts';
import { readResponse } from './testing/readResponse.ts';

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
  [
    'https://dushi.wd5.myworkdayjobs.com/en-US/Dushi_Careers?q=Aruba',
    'https://dushi.wd5.myworkdayjobs.com/wday/cxs/dushi/Dushi_Careers/jobs?offset=0&q=Aruba',
  ],
  [
    'https://careers-dushi.icims.com/jobs/intro',
    'https://careers-dushi.icims.com/jobs/search?ss=1&in_iframe=1&pr=0',
  ],
  [
    'https://dushi.jobs.hr.cloud.sap/content/Hotels/?locale=en_US',
    'https://dushi.jobs.hr.cloud.sap/search/?q=&sortColumn=referencedate&sortDirection=desc',
  ],
  ['https://jobs.jobvite.com/careers/dushi/', 'https://jobs.jobvite.com/dushi/jobs'],
  ['https://jobs.jobvite.com/dushi/search', 'https://jobs.jobvite.com/dushi/search'],
  ['https://dushi.breezy.hr/', 'https://dushi.breezy.hr/json'],
  ['https://dushi.pinpointhq.com/en', 'https://dushi.pinpointhq.com/postings.json'],
  ['https://dushi.applytojob.com/apply/jobs/', 'https://dushi.applytojob.com/apply'],
  [
    'https://boards-api.greenhouse.io/v1/boards/dushi/jobs',
    'https://boards-api.greenhouse.io/v1/boards/dushi/jobs?content=true',
  ],
  ['https://api.lever.co/v0/postings/dushi', 'https://api.lever.co/v0/postings/dushi?mode=json'],
])('reads %s at %s', (careers, list) => {
  expect(boardAt(careers)?.list).toBe(list);
});

test.each([
  'https://www.workable.com/',
  'https://jobs.lever.co/',
  'https://notrecruitee.com/',
  'https://dushi.recruitee.com.evil.example/',
  'https://jobs.lever.co/..%2f..%2fsecret',
  'https://dushi.example/careers',
  'https://dushi.wd5.myworkdayjobs.com/',
  'https://dushi.wd5.myworkdayjobs.com.evil.example/Careers',
  'https://oraclecloud.com.evil.example/hcmUI/CandidateExperience/en/sites/CX_1/jobs',
  'https://www.icims.com/',
  'https://jobs.jobvite.com/',
  'https://jobs.hr.cloud.sap/',
])('%s is not a board', (careers) => {
  expect(boardAt(careers)).toBeUndefined();
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
  'https://a.wd1.myworkdayjobs.com/Site',
  'https://a.icims.com',
  'https://eabc.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/jobs',
  'https://jobs.jobvite.com/a/jobs',
  'https://a.jobs.hr.cloud.sap',
  'https://a.breezy.hr',
  'https://a.pinpointhq.com',
  'https://a.applytojob.com',
])('%s may return anything without ending the import', (careers) => {
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
    expect(() => readResponse(careers, answer)).not.toThrow();
});

describe('a page on the domain of the employer', () => {
  const listOn = (text: string) =>
    boardOn({
      url: 'https://careers.dushi.example/team',
      contentType: 'text/html',
      text,
      fetchedAt: new Date('2026-11-20T15:00:00Z'),
    })?.list;

  test.each([
    [
      '<script src="https://scripts.teamtailor-cdn.com/x.js"></script>',
      'https://careers.dushi.example/jobs.rss?per_page=200',
    ],
    ['<script src="https://recruiteecdn.com/app.js"></script>', 'https://careers.dushi.example/api/offers/'],
    ['whr_embed(123, {})', 'https://apply.workable.com/api/v1/widget/accounts/123?details=true'],
    [
      'smartrecruiters.com widget({"company_code": "Dushi"})',
      'https://api.smartrecruiters.com/v1/companies/Dushi/postings?limit=100&offset=0',
    ],
  ])('%s is built with a known system', (text, list) => {
    expect(listOn(text)).toBe(list);
  });

  test('a single vacancy of SuccessFactors is read alone, its other pages as a list', () => {
    const page = (url: string) => ({
      url,
      contentType: 'text/html',
      text: '<script src="https://rmkcdn.successfactors.com/platform/js/search.js"></script>',
      fetchedAt: new Date('2026-11-20T15:00:00Z'),
    });
    expect(boardOn(page('https://careers.dushi.example/job/Noord-Cook/1288340702/'))).toBeUndefined();
    expect(boardOn(page('https://careers.dushi.example/go/Kitchen/12/'))?.list).toBe(
      'https://careers.dushi.example/search/?q=&sortColumn=referencedate&sortDirection=desc',
    );
  });

  test('is not guessed when it shows several systems', () => {
    expect(listOn('teamtailor-cdn.com whr_embed(123)')).toBeUndefined();
    expect(listOn('<p>We use teamtailor.</p>')).toBeUndefined();
  });
});

test('workday sends the page and the search by POST', () => {
  const { board, list } = boardAt('https://dushi.wd5.myworkdayjobs.com/Careers?q=Aruba')!;
  expect(board.bodyOf?.(new URL(list))).toEqual({
    appliedFacets: {},
    limit: 20,
    offset: 0,
    searchText: 'Aruba',
  });
  const { more } = readResponse('https://dushi.wd5.myworkdayjobs.com/Careers', {
    total: 45,
    jobPostings: Array.from({ length: 20 }, (_, at) => ({ title: `Job ${at}`, externalPath: `/job/${at}` })),
  });
  expect(more).toHaveLength(22);
  expect(more.at(-1)).toBe('https://dushi.wd5.myworkdayjobs.com/wday/cxs/dushi/Careers/jobs?offset=40');
});
