import { htmlToMarkdown } from './htmlToMarkdown.ts';
import { lenientJson } from './lenientJson.ts';
import { readDate } from './readDate.ts';
import { isTeaser, readLine } from './readHtml.ts';
import { readPlace, readPlaces } from './readPlace.ts';
import { readSalary } from './readSalary.ts';
import { readEmployment } from './readTerms.ts';
import { readXml } from './readXml.ts';

const FETCHED = new Date('2026-11-20T15:00:00Z');

test.each<[unknown, string | null]>([
  [1_795_168_800, '2026-11-20'],
  [1_795_168_800_000, '2026-11-20'],
  ['1795168800', '2026-11-20'],
  ['2026-11-18', '2026-11-18'],
  ['2026-11-18T02:00:00Z', '2026-11-17'],
  ['2026-11-18T00:00', '2026-11-18'],
  ['2026-11-18 09:00:00 UTC', '2026-11-18'],
  ['Fri, 20 Nov 2026 01:00:00 +0100', '2026-11-19'],
  ['Sat Nov 14 00:00:00 UTC 2026', '2026-11-14'],
  ['Posted 3 days ago', '2026-11-17'],
  ['Yesterday', '2026-11-19'],
  ['5 hours ago', '2026-11-20'],
  ['Posted 30+ days ago', null],
  ['3 weeks ago', null],
  ['recently', null],
  ['03/04/2026', null],
  ['20-11-2026', '2026-11-20'],
  ['11/20/2026', '2026-11-20'],
  ['04/04/2026', '2026-04-04'],
  ['20 November 2026', '2026-11-20'],
  ['Friday, November 20th, 2026', '2026-11-20'],
  ['vrijdag 1 december 2026', '2026-12-01'],
  ['3 de noviembre de 2026', '2026-11-03'],
  ['28 di yanuari 2027', '2027-01-28'],
  ['20 November', null],
  ['31 February 2026', null],
  ['20 Brumaire 2026', null],
  ['2026-02-31', null],
  ['0001-01-01T00:00:00Z', null],
  [-62_135_596_800_000, null],
  [12, null],
  [null, null],
])('the date %j is %j', (value, day) => {
  expect(readDate(value, FETCHED)).toBe(day);
});

type Read = [min: number | null, max: number | null, currency: string | null, period: string | null];
test.each<[string, Read]>([
  ['Afl. 2.400 - 2.900 p/m', [240_000, 290_000, 'AWG', 'month']],
  ['Afl. 2,400 – 2,900 per month', [240_000, 290_000, 'AWG', 'month']],
  ['$18–22/hr', [1800, 2200, null, 'hour']],
  ['US$ 18.50 per hour', [1850, 1850, 'USD', 'hour']],
  ['AWG 3,000', [300_000, 300_000, 'AWG', null]],
  ['ƒ 2.400,50', [240_050, 240_050, 'AWG', null]],
  ['€ 45.000 per jaar', [4_500_000, 4_500_000, 'EUR', 'year']],
  ['60k', [6_000_000, 6_000_000, null, null]],
  ['50-60k USD annually', [5_000_000, 6_000_000, 'USD', 'year']],
  ['up to 3000 AWG monthly', [null, 300_000, 'AWG', 'month']],
  ['from 2500 p/m', [250_000, null, null, 'month']],
  ['AWG 3,000 p.m. for 40 hours', [300_000, 300_000, 'AWG', 'month']],
  ['AWG 3,000 plus a 13th month', [300_000, 300_000, 'AWG', 'month']],
  ['$73,796pa', [7_379_600, 7_379_600, null, 'year']],
  ['$73,796pa + 17.5% Leave Loading (EBA 2018)', [7_379_600, 7_379_600, null, 'year']],
  ['17.5% Leave Loading', [null, null, null, null]],
  ['EBA 2018', [null, null, null, null]],
  ['AWG 2000 per month', [200_000, 200_000, 'AWG', 'month']],
  ['Afl. 2.100 pa luna', [210_000, 210_000, 'AWG', 'month']],
  ['4.500 florines al mes', [450_000, 450_000, 'AWG', 'month']],
  ['XCG 6,500 per month', [650_000, 650_000, null, 'month']],
  ['C$ 48,000 a year', [4_800_000, 4_800_000, null, 'year']],
  ['Afl. 18 per uur, 32 uur', [1800, 1800, 'AWG', 'hour']],
  ['500 per week', [50_000, 50_000, null, null]],
  ['2900 - 2400', [null, null, null, null]],
  ['1, 2 or 3 thousand', [null, null, null, null]],
  ['competitive', [null, null, null, null]],
  ['100% of what you deserve', [null, null, null, null]],
  ['401(k) and 401k', [null, null, null, null]],
])('the salary "%s" is %j', (text, [min, max, currency, period]) => {
  expect(readSalary({ text })).toMatchObject({
    salary_min: min,
    salary_max: max,
    salary_currency: currency,
    salary_period: period,
  });
});

test.each(['17.5% Leave Loading', 'EBA 2018', '40 hours', '401k'])('"%s" is not a salary text', (text) => {
  expect(readSalary({ text }).salary_text).toBeNull();
});

test('keeps a salary in another currency as stated', () => {
  expect(readSalary({ text: 'XCG 6,500 per month' }).salary_text).toBe('XCG 6,500 per month');
  expect(readSalary({ min: 48_000, currency: 'CAD', period: 'YEAR' })).toMatchObject({
    salary_currency: null,
    salary_text: '48000 CAD YEAR',
  });
});

test('a salary keeps the text of the page, and "competitive" is not a salary', () => {
  expect(readSalary({ text: '$18–22/hr' }).salary_text).toBe('$18–22/hr');
  expect(readSalary({ text: 'competitive' }).salary_text).toBeNull();
});

test('reads a salary in parts like one in text', () => {
  const read = readSalary({ min: '2.400', max: 2900, currency: 'AWG', period: 'MONTH' });
  expect(read).toMatchObject({ salary_min: 240_000, salary_max: 290_000, salary_period: 'month' });
  expect(read.salary_text).toBe('2400 – 2900 AWG MONTH');
  expect(readSalary({ min: 0, max: 0, currency: 'USD' }).salary_min).toBeNull();
  expect(readSalary({ min: 100, period: 'WEEK' })).toMatchObject({
    salary_currency: null,
    salary_period: null,
  });
  expect(readSalary({ min: 100, currency: 'CAD' }).salary_currency).toBeNull();
});

test.each<[string, string | null, string | null]>([
  ['3 Locations', null, null],
  ['Multiple locations', null, null],
  ['Hybrid', null, 'hybrid'],
  ['Remote', null, 'full'],
  ['Remote - Aruba', 'Aruba', 'full'],
  ['Oranjestad, Aruba (Hybrid)', 'Oranjestad, Aruba', 'hybrid'],
  ['Noord / Tanki Leendert', 'Noord, Tanki Leendert', null],
  ['Aruba, Aruba', 'Aruba', null],
  ['Hybrid Street 4', 'Hybrid Street 4', null],
])('"%s" is the place %j, remote %j', (text, place, remote) => {
  expect(readPlace(text)).toEqual({ place, remote });
});

test.each<[unknown[], string | null]>([
  [['Oranjestad', 'Savaneta'], 'Oranjestad; Savaneta'],
  [['Noord', 'Noord'], 'Noord'],
  [['Miami', 'Noord, Aruba', 'San Nicolas, AW'], 'Noord, Aruba; San Nicolas, AW'],
  [['3 Locations'], null],
  [[], null],
])('%j are the places %j', (places, place) => {
  expect(readPlaces(places).place).toBe(place);
});

test.each<[string[], string | null]>([
  [['FULL_TIME'], 'FULL_TIME'],
  [['Tiempo completo'], 'FULL_TIME'],
  [['Tempo completo'], 'FULL_TIME'],
  [['Deeltijd'], 'PART_TIME'],
  [['Medio tiempo'], 'PART_TIME'],
  [['Full-time'], 'FULL_TIME'],
  [['full-time', 'permanent'], 'FULL_TIME'],
  [['permanent'], null],
  [['FULL_TIME', 'PART_TIME'], null],
  [['Full of energy'], null],
  [['constructor'], null],
])('the kind of employment of %j is %j', (words, kind) => {
  expect(readEmployment(words)).toBe(kind);
});

describe('markup', () => {
  const html = '<h2>The work</h2><p>Grill &amp; <b>fry</b></p><ul><li>Fish</li><li>Meat</li></ul>';
  const escape = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const markdown = '### The work\n\nGrill & **fry**\n\n- Fish\n- Meat';

  test.each([
    ['as it is', html],
    ['escaped once', escape(html)],
    ['escaped twice', escape(escape(html))],
  ])('%s becomes the same Markdown', (_name, text) => {
    expect(htmlToMarkdown(text, 'https://jobs.example/')).toBe(markdown);
  });

  test('resolves relative URLs and drops links that do not lead to a page', () => {
    const links = '<a href="/apply">Apply</a> <a href="javascript:alert(1)">or not</a>';
    expect(htmlToMarkdown(links, 'https://jobs.example/a')).toBe(
      '[Apply](https://jobs.example/apply) or not',
    );
  });

  test('drops scripts, and keeps lines and symbols of plain text', () => {
    expect(htmlToMarkdown('<p>One<script>alert(1)</script></p>', 'https://jobs.example/')).toBe('One');
    expect(htmlToMarkdown('Less < more\nR&amp;D', 'https://jobs.example/')).toBe('Less < more\nR&D');
  });

  test('does not decode escaped sample markup twice', () => {
    expect(htmlToMarkdown('<p>Write &lt;b&gt; tags</p>', 'https://jobs.example/')).toBe('Write <b> tags');
  });

  test('a title is one line of plain text', () => {
    expect(readLine(' Chef &amp;amp; <b>Cook</b>\n (m/f) ')).toBe('Chef & Cook (m/f)');
    expect(readLine('x'.repeat(200))).toHaveLength(140);
  });

  test('detects teasers with a link', () => {
    const long = 'You keep the grill and more. '.repeat(10);
    expect(isTeaser(long)).toBe(false);
    expect(isTeaser(`${long} [...]`)).toBe(true);
    expect(isTeaser(`${long} Read more`)).toBe(true);
    expect(isTeaser('You keep the grill.')).toBe(true);
  });
});

describe('JSON in pages', () => {
  test.each<[string, string]>([
    ['a BOM', '\uFEFF{"a": "b"}'],
    ['comments', '{/* first */ "a": "b" // last\n}'],
    ['a comma too many', '{"a": "b",}'],
    ['a comma before a comment', '{"a": "b", /* end */ }'],
    ['an HTML comment around it', '<!-- {"a": "b"} -->'],
    ['CDATA around it', '//<![CDATA[\n{"a": "b"}\n//]]>'],
    ['a semicolon behind it', '{"a": "b"};'],
    ['single quotes', "{'a': 'b'}"],
    ['a key without quotes', '{a: "b"}'],
    ['an HTML comment inside', '{"a": <!-- x --> "b"}'],
  ])('%s is forgiven', (_name, text) => {
    expect(lenientJson(text)).toEqual({ a: 'b' });
  });

  test('keeps raw line breaks and comment-like text in strings', () => {
    expect(lenientJson('{"a": "one\ntwo\t", "b": "https://x.example/*,}",}')).toEqual({
      a: 'one\ntwo\t',
      b: 'https://x.example/*,}',
    });
  });

  test('adds missing commas', () => {
    expect(lenientJson('{"a": "b"\n"c": [1 2], "d": {}\n"e": true}')).toEqual({
      a: 'b',
      c: [1, 2],
      d: {},
      e: true,
    });
  });

  test('escapes quotes inside strings', () => {
    expect(lenientJson('{"a": "known as "the honest garage", here", "b": 1,}')).toEqual({
      a: 'known as "the honest garage", here',
      b: 1,
    });
  });

  test('rejects text that is not JSON', () => {
    expect(lenientJson('{"a": {"b": 1}')).toBeUndefined();
    expect(lenientJson('{"a": ')).toBeUndefined();
  });

  test('scans a long broken document in linear time', () => {
    const started = process.threadCpuUsage();
    lenientJson(`{"a": "${'\\"/*'.repeat(200_000)}`);
    lenientJson(`[${'/*'.repeat(200_000)}`);
    lenientJson(`{"a" "b"${'"'.repeat(1_000_000)}`);
    lenientJson(`{'a':${' '.repeat(1_000_000)}x`);
    const { user, system } = process.threadCpuUsage(started);
    expect(user + system).toBeLessThan(5_000_000);
  });
});

test.each(['<a><p>', '<p ', '<![CDATA[', '<a ', '<a>x'])(
  'reads long XML of many %s in linear time',
  (part) => {
    const started = process.threadCpuUsage();
    readXml(`<r>${part.repeat(100_000)}`);
    const { user, system } = process.threadCpuUsage(started);
    expect(user + system).toBeLessThan(5_000_000);
  },
);

test('XML entities are not expanded', () => {
  const bomb = '<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><r><t>&b; &amp;</t></r>';
  expect(JSON.stringify(readXml(bomb))).not.toContain('haha');
  expect(readXml('no xml at all <<<')).not.toBeNull();
});
