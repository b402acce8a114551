import type { FoundVacancy } from '../foundVacancy.ts';
import { feeds } from './feeds.ts';

const SITE = 'https://dushi.aw';
const LONG = 'You keep the grill and teach one apprentice. '.repeat(5).trim();
const read = (text: string): FoundVacancy[] =>
  feeds({ url: `${SITE}/feed`, contentType: 'text/plain', text, fetchedAt: new Date('2026-11-21') })
    .vacancies;

test.each([
  ['Atom', 'feed', 'entry', 'content'],
  ['XML of another form', 'vacatures', 'vacature', 'omschrijving'],
])('keeps the order of HTML that is not escaped in %s', (_form, list, item, text) => {
  const html = `<div class="a"><p>First, <b>${LONG}</b></p><ul><li>Second<![CDATA[ & ]]></li><li>Third</li></ul><p>Last</p></div>`;
  const vacancies = read(
    `<?xml version="1.0"?><${list}><${item}><title>Cook</title><${text} type="xhtml">${html}</${text}></${item}></${list}>`,
  );
  expect(vacancies[0]?.description.split('\n\n')).toEqual([
    expect.stringContaining('First'),
    '- Second &\n- Third',
    'Last',
  ]);
});

const jobs = [`<p>${LONG}</p>`, `<p>${LONG} At the door.</p>`];
const escaped = jobs.map((html) => html.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
const documents: Record<string, string> = {
  'a list of an agency in Dutch': `<?xml version="1.0"?><vacatures><vacature id="1"><functie>Cook</functie><omschrijving>${escaped[0]}</omschrijving><plaats>Noord</plaats></vacature><vacature id="2"><functie>Host</functie><omschrijving>${escaped[1]}</omschrijving><plaats>Noord</plaats></vacature></vacatures>`,
  'names and groups of a Dutch program': `<?xml version="1.0"?><vacatures><vacature><algemeen><functietitel>Cook</functietitel><standplaats>Noord</standplaats></algemeen><teksten><functieomschrijving>${escaped[0]}</functieomschrijving></teksten><werkgever id="5"><naam>Dushi</naam></werkgever></vacature><vacature><algemeen><functietitel>Host</functietitel><standplaats>Noord</standplaats></algemeen><teksten><functieomschrijving>${escaped[1]}</functieomschrijving></teksten><werkgever id="5"><naam>Dushi</naam></werkgever></vacature></vacatures>`,
  'names of a Spanish program': `<?xml version="1.0"?><ofertas><oferta><cargo>Cook</cargo><descripción>${escaped[0]}</descripción><ubicación>Noord</ubicación></oferta><oferta><cargo>Host</cargo><descripción>${escaped[1]}</descripción><ubicación>Noord</ubicación></oferta></ofertas>`,
  'attributes and a deep nesting': `<?xml version="1.0"?><Export><Company name="Dushi"><Positions><Position Title="Cook" Location="Noord"><Content><![CDATA[${jobs[0]}]]></Content></Position>
    <Position Title="Host" Location="Noord"><Content><![CDATA[${jobs[1]}]]></Content></Position></Positions></Company></Export>`,
  'Atom with a prefix': `<?xml version="1.0"?><atom:feed><atom:title>Jobs</atom:title><atom:link href="/"/><atom:entry><atom:title>Cook</atom:title><atom:content type="html">${escaped[0]}</atom:content><x:location>Noord</x:location></atom:entry>
    <atom:entry><atom:title>Host</atom:title><atom:content>${escaped[1]}</atom:content><x:location>Noord</x:location></atom:entry></atom:feed>`,
  'RSS of WordPress': `<?xml version="1.0"?><rss><channel><title>Jobs</title><link>/</link>${['Cook', 'Host'].map((title, at) => `<item><title>${title}</title><link>/${at}</link><media:title>a.jpg</media:title><description>Short […]</description><content:encoded><![CDATA[${jobs[at]}]]></content:encoded><job_listing:location>Noord</job_listing:location></item>`).join('')}</channel></rss>`,
  'RSS without its root': `<?xml version="1.0"?><channel><title>Jobs</title><link>/</link><description>All</description><item><title>Cook</title><description>${escaped[0]}</description><location>Noord</location></item>
    <item><title>Host</title><description>${escaped[1]}</description><location>Noord</location></item></channel>`,
  'the API of WordPress': JSON.stringify(
    ['Cook', 'Host'].map((title, at) => ({
      id: at,
      link: `${SITE}/${at}`,
      title: { rendered: title },
      content: { rendered: jobs[at] },
      location: 'Noord',
    })),
  ),
  'JSON from ids to vacancies': JSON.stringify({
    jobs: Object.fromEntries(
      ['Cook', 'Host'].map((title, at) => [`j-${at}`, { title, body: jobs[at], city: 'Noord' }]),
    ),
  }),
  'JSON with nested places': JSON.stringify({
    meta: { total: 2, name: 'Jobs', url: '/' },
    data: {
      vacancies: ['Cook', 'Host'].map((jobTitle, at) => ({
        jobTitle,
        jobDescription: jobs[at],
        location: { city: 'Noord' },
      })),
    },
  }),
};

test.each(Object.keys(documents))('reads %s', (form) => {
  expect(read(documents[form]!)).toMatchObject([
    { title: 'Cook', found_by: 'feed', place: 'Noord', description: LONG },
    { title: 'Host', found_by: 'feed', place: 'Noord' },
  ]);
});

test('does not read an author, attachment or logo as a vacancy', () => {
  const item = (title: string) => ({
    id: title,
    title,
    url: `${SITE}/${title}`,
    content_html: `<p>${LONG}</p>`,
    authors: [{ name: 'Bob', url: `${SITE}/bob` }],
    attachments: [
      { url: `${SITE}/a.pdf`, title: 'PDF' },
      { url: `${SITE}/b.pdf`, title: 'PDF' },
    ],
  });
  const json = { version: 'https://jsonfeed.org/version/1.1', items: ['Cook', 'Host'].map(item) };
  expect(read(JSON.stringify(json)).map(({ title }) => title)).toEqual(['Cook', 'Host']);
  const rss = `<?xml version="1.0"?><rss><channel><title>Jobs</title><image><title>Logo</title><url>/l.png</url><link>/</link></image>
    <item><title>Cook</title><link>/1</link><description>${LONG}</description></item></channel></rss>`;
  expect(read(rss).map(({ title }) => title)).toEqual(['Cook']);
});
