import { found, LONG, read, SITE, titles } from './testing/readSite.ts';

describe('readable text', () => {
  test('returns each section, marked incomplete, without navigation', async () => {
    const vacancies = await found(`<nav><h2>Menu</h2><p>Home</p></nav><main><h1>Work here</h1>
      <h2><a href="/cook">Cook</a></h2><p>${LONG}</p><p>Afl. 2.400</p><h2>Host</h2><p>You welcome.</p></main>`);
    expect(vacancies).toMatchObject([
      {
        title: 'Cook',
        description: `${LONG}\n\nAfl. 2.400`,
        source_url: `${SITE}/cook`,
        incomplete: true,
        salary_min: null,
      },
      { title: 'Host', source_url: `${SITE}/careers`, found_by: 'text', incomplete: true },
    ]);
  });

  test('returns a page without sections as a whole, and nothing for an empty one', async () => {
    expect(await found(`<h1>We look for a cook</h1><p>${LONG}</p>`)).toMatchObject([{ incomplete: true }]);
    expect(await found('<nav>Home</nav>')).toEqual([]);
  });
});

describe('text of one vacancy', () => {
  const page = (heading: string) => `<title>Careers</title><main><h1>${heading}</h1><p>Location: Noord</p>
    <h2>About the Role</h2><p>You keep the grill.</p><h2>Requirements</h2><p>Two years.</p>
    <h2>Location</h2><p>Noord</p></main>`;

  test('does not turn section headings into vacancies', async () => {
    expect(await found(page('Line Cook'))).toMatchObject([
      { title: 'Line Cook', place: 'Noord', incomplete: true, salary_text: null, date_posted: null },
    ]);
  });

  test('takes the title of a page about the work even when it names no known job', async () => {
    expect(titles(await found(page('Flying Dutchman')))).toEqual(['Flying Dutchman']);
    expect(await found(page('Careers'))).toEqual([]);
  });

  test('is completed from the page behind its link', async () => {
    const { vacancies, asked } = await read({
      '/careers':
        '<h1>Jobs</h1><ul><li><a href="/jobs/cook">Line Cook</a></li><li><a href="/jobs/host">Host</a></li></ul>',
      '/jobs/cook': `<h1>Line Cook</h1><p>${LONG}</p><p>Job type: Part-time</p>`,
    });
    expect(vacancies).toMatchObject([
      { title: 'Line Cook', employment_type: 'PART_TIME', source_url: `${SITE}/jobs/cook` },
      { title: 'Host', description: '' },
    ]);
    expect(vacancies[0]!.description).toContain(LONG);
    expect(asked).toHaveLength(3);
  });

  test('is not found on pages that are not about jobs', async () => {
    const { vacancies } = await read({
      '/careers': '<h1>Careers</h1><h2>Our culture</h2><p>Kind.</p><a href="/careers/life">Life here</a>',
      '/careers/life': '<h1>Life here</h1><h2>Parties</h2><p>Each year.</p>',
    });
    expect(vacancies).toEqual([]);
  });
});

test('reads the page itself when the board it seems to use does not answer', async () => {
  const { vacancies } = await read({
    '/careers': `<script src="https://scripts.teamtailor-cdn.com/x.js"></script><h1>Jobs</h1><h2>Cook</h2><p>${LONG}</p><h2>Host</h2><p>You welcome.</p>`,
  });
  expect(titles(vacancies)).toEqual(['Cook', 'Host']);
});

describe('accordions and tabs', () => {
  const jobs = [
    [
      'Waiter - Noord',
      'You serve guests on the terrace and keep the tables ready for the evening, in a team of six.',
    ],
    [
      'Bartender - Oranjestad',
      'You mix drinks, keep the bar stocked and close the till at the end of the night.',
    ],
    [
      'Island Ambassador',
      'You welcome guests, seat them and answer the phone in English, Dutch and Papiamento.',
    ],
  ] as const;
  const each = (write: (title: string, text: string, id: string) => string): string =>
    jobs.map(([title, text], at) => write(title, text, `p${at}`)).join('');
  const panel = (text: string) => `<div class="job"><h1>Description</h1><p>${text}</p></div>`;

  test.each<[string, string]>([
    [
      'links of Bootstrap',
      each(
        (title, text, id) =>
          `<div class="panel"><a href="#${id}" data-toggle="collapse"><span>${title}</span> <b>More info</b></a><div id="${id}">${panel(text)}</div></div>`,
      ),
    ],
    [
      'buttons with hidden panels',
      each(
        (title, text, id) =>
          `<h3><button aria-expanded="false" aria-controls="${id}">${title}</button></h3><div id="${id}" hidden>${panel(text)}</div>`,
      ),
    ],
    [
      'buttons without ids',
      each(
        (title, text) =>
          `<div><button aria-expanded="false">${title} <i>+</i></button><div hidden>${panel(text)}</div></div>`,
      ),
    ],
    [
      'details',
      each((title, text) => `<details><summary><span>${title}</span></summary>${panel(text)}</details>`),
    ],
    ['a definition list', `<dl>${each((title, text) => `<dt>${title}</dt><dd>${panel(text)}</dd>`)}</dl>`],
    [
      'tabs above their panels',
      `<ul role="tablist">${each((title, _text, id) => `<li><a role="tab" href="#${id}">${title}</a></li>`)}</ul>${each((_title, text, id) => `<section role="tabpanel" id="${id}" hidden>${panel(text)}</section>`)}`,
    ],
    [
      'check boxes',
      each(
        (title, text, id) =>
          `<div><input type="checkbox" id="${id}"><label for="${id}">${title}</label><div class="content">${panel(text)}</div></div>`,
      ),
    ],
  ])('reads one vacancy an entry from %s', async (_how, html) => {
    const vacancies = await found(
      `<title>Careers</title><h1>Careers</h1><p>See our open jobs below.</p><div>${html}</div>`,
    );
    expect(titles(vacancies)).toEqual(jobs.map(([title]) => title));
    for (const [at, [, text]] of jobs.entries()) expect(vacancies[at]!.description).toContain(text);
  });

  test('does not read sections of one vacancy or frequent questions as vacancies', async () => {
    const section = (title: string) =>
      `<details><summary>${title}</summary><p>You keep the grill and teach one apprentice each season.</p></details>`;
    expect(
      titles(
        await found(
          `<title>Careers</title><h1>Cook</h1>${['Responsibilities', 'Requirements', 'What we offer'].map(section).join('')}`,
        ),
      ),
    ).toEqual(['Cook']);
    expect(
      titles(
        await found(
          `<title>Careers</title><h1>Questions</h1>${['How do I apply?', 'Can a cook start at once?'].map(section).join('')}`,
        ),
      ),
    ).toEqual([]);
  });
});
