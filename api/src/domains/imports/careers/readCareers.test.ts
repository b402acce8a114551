import { found, LONG, posting, read, script, SITE, titles } from './testing/readSite.ts';

describe('JSON-LD', () => {
  test.each<[string, string]>([
    ['alone', script(posting())],
    ['in an array', script([{ '@type': 'Organization' }, posting()])],
    ['in a graph', script({ '@graph': [posting()] })],
    [
      'in a list',
      script({ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: posting() }] }),
    ],
    ['with several types', script(posting({ '@type': ['Thing', 'https://schema.org/JobPosting'] }))],
    ['with a charset', script(posting(), 'application/ld+json; charset=utf-8')],
    [
      'broken',
      script(JSON.stringify(posting()).replace(/\}$/, ',/* end */}').replaceAll('grill and', 'grill\nand')),
    ],
    ['after a script that is beyond repair', script('{"@type": ') + script(posting())],
  ])('is read %s', async (_where, page) => {
    const [cook, ...rest] = await found(page);
    expect(rest).toEqual([]);
    expect(cook).toMatchObject({ title: 'Line Cook', found_by: 'json-ld', incomplete: false });
  });

  test('records the location of each field', async () => {
    const [cook] = await found(
      script({
        '@graph': [
          posting({
            jobLocation: { '@id': '#noord' },
            employmentType: 'PART_TIME',
            datePosted: 'Posted 3 days ago',
          }),
          {
            '@id': '#noord',
            '@type': 'Place',
            address: { addressLocality: 'Noord', addressCountry: { name: 'Aruba' } },
          },
        ],
      }),
    );
    expect(cook).toMatchObject({
      place: 'Noord, Aruba',
      date_posted: '2026-11-17',
      employment_type: 'PART_TIME',
    });
    expect(cook!.origins).toEqual({
      title: 'JobPosting.title',
      description: 'JobPosting.description',
      place:
        'JobPosting.jobLocation.address.addressLocality, JobPosting.jobLocation.address.addressCountry.name',
      employment_type: 'JobPosting.employmentType',
      workloads: 'JobPosting.employmentType',
      date_posted: 'JobPosting.datePosted',
    });
  });

  test('leaves unstated fields empty and ignores estimated salaries', async () => {
    const [cook] = await found(
      script(posting({ estimatedSalary: { currency: 'AWG', value: { value: 3000 } } })),
    );
    expect(cook).toMatchObject({
      employment_type: null,
      place: null,
      remote: null,
      salary_min: null,
      salary_text: null,
      date_posted: null,
      valid_through: null,
      external_apply_url: null,
      industries: [],
      requirements: '',
      benefits: '',
    });
  });

  test('keeps the locations in Aruba, or all locations when none is in Aruba', async () => {
    const at = (...names: string[]) =>
      script(posting({ jobLocation: names.map((name) => ({ address: { addressCountry: name } })) }));
    expect((await found(at('NL', 'AW')))[0]!.place).toBe('AW');
    expect((await found(at('NL', 'BE')))[0]!.place).toBe('NL; BE');
    expect((await found(at('NL', 'Noord, Aruba', 'Savaneta, AW')))[0]!.place).toBe(
      'Noord, Aruba; Savaneta, AW',
    );
  });
});

test('reads microdata with nested objects', async () => {
  const [host] = await found(`<div itemscope itemtype="https://schema.org/JobPosting">
    <h1 itemprop="title">Host</h1><div itemprop="description"><p>${LONG}</p></div>
    <time itemprop="datePosted" datetime="2026-11-18">this week</time><a itemprop="url" href="/jobs/host">more</a>
    <div itemprop="jobLocation" itemscope itemtype="https://schema.org/Place">
      <div itemprop="address" itemscope><span itemprop="addressLocality">Savaneta</span></div></div></div>`);
  expect(host).toMatchObject({
    title: 'Host',
    found_by: 'microdata',
    description: LONG,
    date_posted: '2026-11-18',
    place: 'Savaneta',
    source_url: `${SITE}/jobs/host`,
  });
});

test.each<[string, string]>([
  [
    'several types and an untyped scope between',
    `<div itemscope itemtype="https://schema.org/Thing https://schema.org/JobPosting"><div itemscope>
      <h2 itemprop="title">Host</h2></div><div itemprop="description">${LONG}</div></div>`,
  ],
  [
    'the title on a link',
    `<div itemscope itemtype="http://schema.org/JobPosting/"><a itemprop="url title" href="/jobs/host">Host</a>
      <div itemprop="description">${LONG}</div></div>`.replace('JobPosting/', 'JobPosting'),
  ],
  [
    'parts elsewhere in the page',
    `<div itemscope itemtype="https://schema.org/JobPosting" itemref="text"><h2 itemprop="title">Host</h2></div>
      <div id="text"><p itemprop="description">${LONG}</p></div>`,
  ],
  [
    'RDFa',
    `<div vocab="https://schema.org/" typeof="JobPosting"><h2 property="title">Host</h2>
      <div property="hiringOrganization" typeof="Organization"><span property="name">Dushi</span></div>
      <div property="description">${LONG}</div></div>`,
  ],
  [
    'RDFa with prefixes',
    `<div typeof="schema:JobPosting"><h2 property="schema:title">Host</h2><div property="schema:description">${LONG}</div></div>`,
  ],
])('reads microdata with %s', async (_how, page) => {
  expect(await found(page)).toMatchObject([{ title: 'Host', found_by: 'microdata', description: LONG }]);
});

describe('deduplication', () => {
  const row = (id: string, country: string) =>
    posting({ identifier: { value: id }, jobLocation: { address: { addressCountry: country } } });

  test('merges a job listed per country, in Aruba', async () => {
    const vacancies = await found(script([row('1', 'NL'), row('2', 'Aruba'), row('3', 'BE')]));
    expect(vacancies).toMatchObject([{ source_id: '2', place: 'Aruba' }]);
  });

  test('merges a job listed per foreign country, with every location', async () => {
    expect(await found(script([row('1', 'NL'), row('3', 'BE')]))).toMatchObject([{ place: 'NL; BE' }]);
  });

  test('merges equal ids', async () => {
    expect(await found(script([row('1', 'AW'), { ...row('1', 'AW'), title: 'Cook of lines' }]))).toHaveLength(
      1,
    );
  });

  test('keeps two jobs with the same name', async () => {
    const other = { ...row('2', 'AW'), description: `${LONG} In the other kitchen.` };
    expect(await found(script([row('1', 'AW'), other]))).toHaveLength(2);
  });
});

describe('teasers', () => {
  const teaser = posting({ description: 'You keep the grill …', url: '/jobs/cook', identifier: 'c1' });

  test('are completed from the page of the vacancy', async () => {
    const { vacancies, asked, progress } = await read({
      '/careers': script(teaser),
      '/jobs/cook': script(posting({ employmentType: 'FULL_TIME', identifier: 'another' })),
    });
    expect(vacancies).toMatchObject([
      { source_id: 'c1', description: LONG, incomplete: false, employment_type: 'FULL_TIME' },
    ]);
    expect(asked).toEqual([`${SITE}/careers`, `${SITE}/jobs/cook`]);
    expect(progress.at(-1)).toMatchObject({ pages_done: 2, pages_total: 2 });
  });

  test('stay incomplete when that page is missing or on another site', async () => {
    expect((await read({ '/careers': script(teaser) })).vacancies).toMatchObject([{ incomplete: true }]);
    const elsewhere = script({ ...teaser, url: 'https://other.example/cook' });
    const { asked } = await read({ '/careers': elsewhere });
    expect(asked).toEqual([`${SITE}/careers`]);
  });
});

test('follow a list that only names pages', async () => {
  const list = {
    '@type': 'ItemList',
    itemListElement: [{ '@type': 'ListItem', url: '/jobs/1' }, { url: '/jobs/2' }],
  };
  const { vacancies } = await read({
    '/careers': script(list),
    '/jobs/1': script(posting({ url: '/jobs/1' })),
    '/jobs/2': script(posting({ title: 'Host', url: '/jobs/2' })),
  });
  expect(titles(vacancies)).toEqual(['Line Cook', 'Host']);
});

test('follow one embedded board, and not two linked ones', async () => {
  const lever = 'https://api.lever.co/v0/postings/dushi?mode=json';
  const answer = JSON.stringify([{ id: '1', text: 'Driver', description: LONG }]);
  const one = await read({ '/careers': '<a href="https://jobs.lever.co/dushi">Jobs</a>', [lever]: answer });
  expect(one.vacancies).toMatchObject([{ title: 'Driver', found_by: 'lever' }]);
  const two = await read({
    '/careers':
      '<h1>Jobs</h1><a href="https://jobs.lever.co/a">A</a><a href="https://b.recruitee.com/">B</a>',
  });
  expect(two.asked).toHaveLength(1);
});

describe('feeds', () => {
  const rss = (text: string) =>
    `<?xml version="1.0"?><rss><channel><item><title>Cook</title><link>${SITE}/cook</link><guid isPermaLink="false">7</guid>
      <description>${text}</description></item></channel></rss>`;

  test('reads RSS and marks summaries incomplete', async () => {
    const { vacancies } = await read({ '/careers': rss('Come and cook […]') });
    expect(vacancies).toMatchObject([
      { source_id: '7', source_url: `${SITE}/cook`, found_by: 'feed', incomplete: true },
    ]);
    expect((await read({ '/careers': rss(LONG) })).vacancies).toMatchObject([{ incomplete: false }]);
  });

  test('reads Atom', async () => {
    const atom = `<?xml version="1.0"?><feed><entry><id>tag:1</id><title type="html">Host &amp;amp; Waiter</title>
      <link rel="self" href="/self"/><link href="/host"/><content type="html">&lt;p&gt;${LONG}&lt;/p&gt;</content>
      <published>2026-11-19T12:00:00Z</published></entry></feed>`;
    expect((await read({ '/careers': atom })).vacancies).toMatchObject([
      { title: 'Host & Waiter', description: LONG, source_url: `${SITE}/host`, date_posted: '2026-11-19' },
    ]);
  });

  test('are discovered in a page when about jobs, not when about news', async () => {
    const link = (title: string) =>
      `<link rel="alternate" type="application/rss+xml" title="${title}" href="/feed.xml">`;
    const pages = (title: string) => ({ '/careers': link(title), '/feed.xml': rss(LONG) });
    expect(titles((await read(pages('Job openings'))).vacancies)).toEqual(['Cook']);
    expect((await read(pages('News'))).asked).toHaveLength(1);
  });
});

test('keeps two vacancies without ids on one page', async () => {
  expect(
    titles(await found(script([posting(), posting({ title: 'Host', description: `${LONG} Host.` })]))),
  ).toEqual(['Line Cook', 'Host']);
});

test('stops when aborted, also between two pages', async () => {
  const list = { '@type': 'ItemList', itemListElement: [{ url: '/jobs/1' }, { url: '/jobs/2' }] };
  const pages = { '/careers': script(list), '/jobs/1': script(posting()), '/jobs/2': script(posting()) };
  const reading = read(pages, ({ pages_done }) => {
    if (pages_done === 2) throw new Error('The process ends.');
  });
  await expect(reading).rejects.toThrow('The process ends.');
});

test('records where languages are stated', async () => {
  const [cook] = await found(script(posting({ description: `${LONG}\n\nLanguages: Dutch and English` })));
  expect(cook).toMatchObject({ languages: ['Dutch', 'English'], education: null });
  expect(cook!.origins).toMatchObject({ languages: 'JobPosting.description' });
  const [baker] = await found(script(posting({ qualifications: '<p>Talen: Spaans</p>' })));
  expect(baker).toMatchObject({
    languages: ['Spanish'],
    origins: { languages: 'JobPosting.qualifications' },
  });
});

test('limits the number of pages of a site', async () => {
  const urls = Array.from({ length: 300 }, (_, at) => `/jobs/${at}`);
  const pages = Object.fromEntries(urls.map((url) => [url, script(posting({ title: `Job ${url}`, url }))]));
  const list = { '@type': 'ItemList', itemListElement: urls.map((url) => ({ url })) };
  const { asked } = await read({ '/careers': script(list), ...pages });
  expect(asked).toHaveLength(60);
});

test('reads a hostile page in ten seconds of CPU time', async () => {
  const nested = `${'<b>'.repeat(20_000)}x`;
  const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  const started = process.threadCpuUsage();
  await found(`<main>${nested}</main>${script(deep)}${'<a<'.repeat(100_000)}`);
  await found('<p>Cook</p>'.repeat(10_000));
  await found(`<h1>Jobs</h1><main>${'<h2>Cook</h2><p><a href=/a>Host</a></p>'.repeat(1000)}</main>`);
  await found(`<h1>Jobs</h1>${'<div><h2>Cook</h2>'.repeat(500)}`);
  const bold = `<p>${'<b>x</b>'.repeat(2000)}</p>`.repeat(20);
  await found(`<article>${'<a href=/jobs/1>Cook</a>'.repeat(500)}${bold}</article>`);
  const { user, system } = process.threadCpuUsage(started);
  expect(user + system).toBeLessThan(10_000_000);
});
