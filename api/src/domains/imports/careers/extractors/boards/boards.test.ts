import { boardAt } from './boards.ts';
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
