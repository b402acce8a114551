import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { sql } from 'kysely';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew } from '../support/signIn.ts';

interface Rss {
  rss: {
    channel: {
      title: string;
      link: string;
      language: string;
      item?: { title: string; link: string; description: string; pubDate: string }[];
    };
  };
}

const parser = new XMLParser({ isArray: (name) => name === 'item' || name === 'job' });

let portal: TestApp;
let companyId: number;
beforeAll(async () => {
  portal = await openTestApp({ SITE_URL: 'https://jobs.example.aw' });
  companyId = await aCompany(portal, (await signInNew(portal, 'recruiter')).id, 'Ñapa & Sons');
});
afterAll(async () => await portal.close());

const get = async (path: string, headers: Record<string, string> = {}) =>
  await portal.call('GET', `/feeds/${path}`, { headers });
const rss = async (path: string) => {
  const response = await get(path);
  expect(XMLValidator.validate(response.body)).toBe(true);
  return (parser.parse(response.body) as Rss).rss.channel;
};

test('a search has a feed, newest first, under the query of the list', async () => {
  await aVacancy(portal, companyId, {
    title: 'Cook',
    sectors: [2],
    published_at: new Date('2026-11-01T10:00:00Z'),
  });
  await aVacancy(portal, companyId, {
    title: 'Head Cook',
    sectors: [2],
    published_at: new Date('2026-11-03T10:00:00Z'),
  });
  await aVacancy(portal, companyId, { title: 'Cook of shoes', sectors: [3] });
  await aVacancy(portal, companyId, { title: 'Closed Cook', sectors: [2], status: 'closed' });
  const channel = await rss(
    'vacancies.rss?search_string=cook&filter_sectors=2&sort_by=salary&utm_source=x&page=7',
  );
  expect(channel.title).toBe('Vacancies in Aruba: cook, Food and beverage');
  expect(channel.link).toBe('https://jobs.example.aw/vacancies?search_string=cook&filter_sectors=2');
  expect(channel.item?.map(({ title }) => title)).toEqual([
    'Head Cook at Ñapa & Sons',
    'Cook at Ñapa & Sons',
  ]);
  expect(channel.item?.[0]?.pubDate).toBe('Tue, 03 Nov 2026 10:00:00 GMT');
  expect((await rss('vacancies.rss?search_string=%2B%2B')).item).toBeUndefined();
});

test('names a company in the title of its feed once its page is public', async () => {
  const owner = await signInNew(portal, 'recruiter', { isVerified: false });
  const hidden = await aCompany(portal, owner.id, 'Not open yet');
  const titleOf = async (id: number) => (await rss(`vacancies.rss?filter_companies=${id}`)).title;
  expect(await titleOf(companyId)).toBe('Vacancies in Aruba: Ñapa & Sons');
  expect(await titleOf(hidden)).toBe('Vacancies in Aruba: of certain companies');
});

test('escapes everything an employer writes', async () => {
  await aVacancy(portal, companyId, {
    title: 'Zxqv <script>alert("1")</script> & ]]> \u0001\uFFFE 👩‍🍳 ñ',
    description: `<![CDATA[ <b>bold</b> ${'x'.repeat(500)}`,
    salary_min: 250_000,
    salary_currency: 'AWG',
    salary_period: 'month',
    salary_visible: false,
  });
  const response = await get('vacancies.rss?search_string=zxqv');
  expect(XMLValidator.validate(response.body)).toBe(true);
  expect(response.body).not.toMatch(/<script|<b>|2,500/);
  expect(response.body).not.toContain('\u0001');
  const [item] = (parser.parse(response.body) as Rss).rss.channel.item!;
  expect(item!.title).toBe('Zxqv <script>alert("1")</script> & ]]>  👩‍🍳 ñ at Ñapa & Sons');
  const whole = await get('vacancies.xml');
  expect(XMLValidator.validate(whole.body)).toBe(true);
  expect(whole.body).not.toMatch(/<script|<b>|2,500/);
});

test('shows the text of a vacancy as its page does, without HTML of the employer', async () => {
  const description = String.raw`Write to hr\_dept@hotel.aw or see https://hotel.aw/our\_jobs\_page. **Pay** is 5 \* 8 <img src=x>.`;
  const shown =
    '<p>Write to hr_dept@hotel.aw or see https://hotel.aw/our_jobs_page. Pay is 5 * 8 &lt;img src=x&gt;.</p>';
  await aVacancy(portal, companyId, { title: 'Wxyzq', description, requirements: '- [One](https://a.aw)' });
  const feed = parser.parse((await get('vacancies.rss?search_string=wxyzq')).body) as Rss;
  expect(feed.rss.channel.item?.[0]?.description).toContain(shown);
  const whole = parser.parse((await get('vacancies.xml')).body) as {
    source: { job: { title: string; description: string }[] };
  };
  expect(whole.source.job.find(({ title }) => title === 'Wxyzq')?.description).toBe(`${shown}<p>• One</p>`);
});

test('returns 304 until the feed changes', async () => {
  for (const path of ['vacancies.rss?filter_sectors=2', 'blog.rss', 'vacancies.xml']) {
    const first = await get(path);
    expect(first.statusCode).toBe(200);
    expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    const etag = first.headers.etag as string;
    const again = await get(path, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get(path, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  }
  const { headers } = await get('vacancies.rss?filter_sectors=2');
  const since = { 'if-modified-since': headers['last-modified'] as string };
  expect((await get('vacancies.rss?filter_sectors=2', since)).statusCode).toBe(304);
  expect((await get('vacancies.rss?filter_sectors=2', { ...since, 'if-none-match': '"x"' })).statusCode).toBe(
    200,
  );
  const xml = (await get('vacancies.xml')).headers.etag as string;
  await aVacancy(portal, companyId, { title: 'One more', sectors: [2], published_at: new Date() });
  for (const [path, etag] of [
    ['vacancies.rss?filter_sectors=2', headers.etag as string],
    ['vacancies.xml', xml],
  ] as const) {
    expect((await get(path, { 'if-none-match': etag })).statusCode).toBe(200);
  }
});

test('the aggregator feed lists every open vacancy once, page by page', async () => {
  const portal2 = await openTestApp({ SITE_URL: 'https://jobs.example.aw' });
  const company = await aCompany(portal2, (await signInNew(portal2, 'recruiter')).id);
  const at = new Date('2026-11-05T10:00:00Z');
  const values = Array.from({ length: 1003 }, (_, index) => ({
    company_id: company,
    title: `Job ${index}`,
    status: 'open' as const,
    published_at: at,
    employment_type: 'PART_TIME' as const,
    location_district_id: 401,
  }));
  await portal2.db.insertInto('vacancies').values(values).execute();
  await sql`update vacancies set published_at = published_at + id * interval '1 microsecond'`.execute(
    portal2.db,
  );
  const { body } = await portal2.call('GET', '/feeds/vacancies.xml');
  const { job } = (parser.parse(body) as { source: { job: Record<string, unknown>[] } }).source;
  expect(new Set(job.map(({ referencenumber }) => referencenumber)).size).toBe(1003);
  expect(job[0]).toMatchObject({
    company: 'Dushi Resort',
    city: 'Noord/Tanki Leendert',
    country: 'AW',
    jobtype: 'Part-time',
    date: 'Thu, 05 Nov 2026 10:00:00 GMT',
  });
  await portal2.close();
});

test('the blog has a feed', async () => {
  const { item } = await rss('blog.rss');
  expect(item!.length).toBeGreaterThan(3);
  expect(item![0]!.link).toMatch(/^https:\/\/jobs\.example\.aw\/blog\/[a-z0-9-]+$/);
});

test('has the texts of the version in its language', async () => {
  const id = await aVacancy(portal, companyId, { title: 'Quillmaker', description: 'You cut quills.' });
  const version = {
    title: 'Ganzenveersnijder',
    description: 'Je snijdt veren.',
    requirements: '',
    benefits: '',
  };
  const translations = JSON.stringify({ nl: version });
  await portal.db.updateTable('vacancies').set({ translations }).where('id', '=', id).execute();
  const [dutch] = (await rss('vacancies.rss?search_string=quillmaker&lang=nl')).item!;
  expect(dutch).toMatchObject({
    title: 'Ganzenveersnijder bij Ñapa & Sons',
    description: expect.stringContaining('Je snijdt veren.'),
  });
  const [spanish] = (await rss('vacancies.rss?search_string=quillmaker&lang=es')).item!;
  expect(spanish).toMatchObject({
    title: 'Quillmaker en Ñapa & Sons',
    description: expect.stringContaining('You cut quills.'),
  });
});

test('is in the language of its URL', async () => {
  await aVacancy(portal, companyId, {
    title: 'Vlinderkok',
    sectors: [2],
    salary_min: 240_000,
    salary_currency: 'AWG',
    salary_period: 'month',
  });
  const url = 'vacancies.rss?search_string=vlinderkok&filter_sectors=2';
  const dutch = await rss(`${url}&lang=nl`);
  expect(dutch).toMatchObject({
    title: 'Vacatures op Aruba: vlinderkok, Eten en drinken',
    language: 'nl',
    link: 'https://jobs.example.aw/nl/vacancies?search_string=vlinderkok&filter_sectors=2',
    item: [{ title: 'Vlinderkok bij Ñapa & Sons', category: 'Eten en drinken' }],
  });
  expect(dutch.item![0]!.description).toContain('Afl. 2.400 per maand');
  expect(dutch.item![0]!.link).toMatch(/^https:\/\/jobs\.example\.aw\/nl\/vacancies\/\d+$/);
  expect(await rss(`${url}&lang=pap`)).toMatchObject({
    title: 'Vacaturanan na Aruba: vlinderkok, Cuminda y bebida',
    language: 'pap-AW',
    item: [{ title: 'Vlinderkok na Ñapa & Sons' }],
  });
  expect(await rss(`${url}&lang=es`)).toMatchObject({
    title: 'Vacantes en Aruba: vlinderkok, Alimentos y bebidas',
    item: [{ title: 'Vlinderkok en Ñapa & Sons' }],
  });
  const { body } = await get(`${url}&lang=nl`);
  expect(body).toContain(
    'https://jobs.example.aw/api/feeds/vacancies.rss?search_string=vlinderkok&amp;filter_sectors=2&amp;lang=nl',
  );
  expect(await rss('blog.rss?lang=es')).toMatchObject({
    title: 'Blog de Career Portal Aruba',
    link: 'https://jobs.example.aw/es/blog',
    item: expect.arrayContaining([
      expect.objectContaining({ title: 'Se acerca la temporada alta: quién contrata y cuándo postularse' }),
    ]),
  });
  expect((await rss('blog.rss?lang=de')).title).toBe('Blog of Career Portal Aruba');
});
