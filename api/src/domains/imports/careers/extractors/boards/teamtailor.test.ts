import { ESCAPED, LONG, readResponse } from './testing/readResponse.ts';

test('teamtailor: reads the feed and picks the location in Aruba', () => {
  const place = (city: string, country: string) =>
    `<tt:location><tt:city>${city}</tt:city><tt:country>${country}</tt:country></tt:location>`;
  const xml = `<?xml version="1.0"?><rss><channel><item><title>Cook &amp; Baker</title>
    <description>${ESCAPED}</description>
    <pubDate>Fri, 20 Nov 2026 09:00:00 +0100</pubDate><link>https://dushi.teamtailor.com/jobs/1</link>
    <remoteStatus>hybrid</remoteStatus><guid isPermaLink="false">g-1</guid>
    <tt:locations>${place('Utrecht', 'Netherlands')}${place('Noord', 'Aruba')}</tt:locations></item>
    <item><title>Clerk</title><guid>g-2</guid><tt:locations><tt:location><tt:name>Main office</tt:name></tt:location></tt:locations></item></channel></rss>`;
  const [cook, clerk] = readResponse('https://dushi.teamtailor.com', xml).vacancies;
  expect(cook).toMatchObject({
    source_id: 'g-1',
    source_url: 'https://dushi.teamtailor.com/jobs/1',
    title: 'Cook & Baker',
    description: LONG,
    place: 'Noord, Aruba',
    remote: 'hybrid',
    date_posted: '2026-11-20',
  });
  expect(clerk).toMatchObject({ source_id: 'g-2', place: 'Main office' });
});
