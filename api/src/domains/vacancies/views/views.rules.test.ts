import { isCrawler, viewerHash, viewerKeyOf } from './views.rules.ts';

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0',
])('recognises the crawler %s', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(true);
});

test.each([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
  undefined,
])('counts %s as a visitor', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(false);
});

test('hashes of a visitor differ between days, visitors and secrets', () => {
  const hashes = [
    viewerHash(viewerKeyOf('secret', '2026-11-24'), ['186.189.1.1', 'Firefox']),
    viewerHash(viewerKeyOf('secret', '2026-11-25'), ['186.189.1.1', 'Firefox']),
    viewerHash(viewerKeyOf('secret', '2026-11-24'), ['186.189.1.1', 'Chrome']),
    viewerHash(viewerKeyOf('other', '2026-11-24'), ['186.189.1.1', 'Firefox']),
  ];
  expect(new Set(hashes.map((hash) => hash.toString('hex'))).size).toBe(4);
  expect(hashes[0]).toEqual(viewerHash(viewerKeyOf('secret', '2026-11-24'), ['186.189.1.1', 'Firefox']));
  expect(hashes[0]).toHaveLength(16);
});
