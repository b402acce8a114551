import { ESCAPED, LONG, readAnswer } from './testing/readAnswer.ts';

test('teamtailor: a feed with places, of which the one in Aruba counts', () => {
  const place = (city: string, country: string) =>
    `<tt:location><tt:city>${city}</tt:city><tt:country>${country}</tt:country></tt:location>`;
  const xml = `<?xml version="1.0"?><rss><channel><item><title>Cook &amp; Baker</title>
    <description>${ESCAPED}</description>
    <pubDate>Fri, 20 Nov 2026 09:00:00 +0100</pubDate><link>https://dushi.teamtailor.com/jobs/1</link>
    <remoteStatus>hybrid</remoteStatus><guid>g-1</guid>
    <tt:locations>${place('Utrecht', 'Netherlands')}${place('Noord', 'Aruba')}</tt:locations></item></channel></rss>`;
  expect(readAnswer('https://dushi.teamtailor.com', xml).vacancies[0]).toMatchObject({
    source_id: 'g-1',
    title: 'Cook & Baker',
    description: LONG,
    place: 'Noord, Aruba',
    remote: 'hybrid',
    date_posted: '2026-11-20',
  });
});
