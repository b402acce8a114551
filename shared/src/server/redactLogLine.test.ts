import { redactCardNumbers, redactLogLine } from './redactLogLine.ts';

const SIGNED = `${'hunter2_'.repeat(9)}.${'-Hunter2_a'.repeat(5).slice(0, 43)}`;
const JWT = `hunter2hunter2.${SIGNED}`;

describe('redactLogLine', () => {
  it.each([
    ['/reset-password?token=hunter2', '/reset-password?token=[redacted]'],
    ['/verify-email?token=hunter2#top', '/verify-email?token=[redacted]#top'],
    ['/api/files/resumes/4?token=hunter2', '/api/files/resumes/4?token=[redacted]'],
    ['/api/search-alerts/unsubscribe?token=hunter2', '/api/search-alerts/unsubscribe?token=[redacted]'],
    [
      '/api/newsletter-email/confirm?lang=en&token=hunter2',
      '/api/newsletter-email/confirm?lang=en&token=[redacted]',
    ],
    [
      '/api/auth/callback/email?callbackUrl=%2F&token=hunter2&email=a%40b.aw',
      '/api/auth/callback/email?callbackUrl=%2F&token=[redacted]&email=[redacted]',
    ],
    [
      '/login?callbackUrl=%2Freset-password%3Ftoken%3Dhunter2%26from%3Dmail&x=1',
      '/login?callbackUrl=%2Freset-password%3Ftoken%3D[redacted]%26from%3Dmail&x=1',
    ],
    ['/x?a=%253Ftoken%253Dhunter2', '/x?a=%253Ftoken%253D[redacted]'],
    ['/x?refresh_token=hunter2&csrfToken=hunter2', '/x?refresh_token=[redacted]&csrfToken=[redacted]'],
    [
      '/login?magic=hunter2&email=a%40b.aw&callbackUrl=%2F',
      '/login?magic=[redacted]&email=[redacted]&callbackUrl=%2F',
    ],
    ['/x?TOKEN=hunter2', '/x?TOKEN=[redacted]'],
    [
      'https://s3/x?X-Amz-Credential=hunter2&X-Amz-Signature=hunter2',
      'https://s3/x?X-Amz-Credential=[redacted]&X-Amz-Signature=[redacted]',
    ],
    ['{"message":"GET /x?token=hunter2"}', '{"message":"GET /x?token=[redacted]"}'],
    ['rejected Bearer hunter2.a_b-c', 'rejected Bearer [redacted]'],
    [`{"url":"/api/_preview/${SIGNED}?to=/plans"}`, '{"url":"/api/_preview/[redacted]?to=/plans"}'],
    [`cannot read ${JWT}`, 'cannot read [redacted]'],
  ])('redacts the secret in %s', (line, redacted) => {
    expect(redactLogLine(line)).toBe(redacted);
  });

  it.each([
    '/vacancies?page=2&search_string=token',
    '/tokens?next=2',
    '{"status":200,"code":"ok"}',
    `/remotes/mfe-public/0123456789abcdef/vacancy.${'0123456789abcdef'.repeat(2)}.js`,
    `"sha384-${'A'.repeat(64)}" differs`,
  ])('leaves %s unchanged', (line) => expect(redactLogLine(line)).toBe(line));

  it.each([
    '4111 1111 1111 1111',
    '%34111%201111+1111%201111',
    '%2534111 1111 1111 111%2531',
    '４１１１１１１１１１１１１１１１',
    '%EF%BC%94111 1111 1111 1111',
    String.raw`\uff14111 1111 1111 1111`,
    String.raw`\\u0034111 1111 1111 111\x31`,
    '%u0034111 1111 1111 1111',
    '&#52;111 1111 1111 111&amp;#x31;',
    '٤١١١ ١١١١ ١١١١ ١١١١',
    '𝟒𝟏𝟏𝟏 𝟏𝟏𝟏𝟏 𝟏𝟏𝟏𝟏 𝟏𝟏𝟏𝟏',
  ])('redacts the card number in %s', (number) => {
    expect(redactLogLine(`{"name":"${number}"}`)).toBe('{"name":"411111******1111"}');
  });
});

describe('redactCardNumbers', () => {
  it.each([
    ['card 4111111111111111 refused', 'card 411111******1111 refused'],
    ['4111 1111 1111 1111', '411111******1111'],
    ['3411-1111-1111-111', '341111******1111'],
    ['{"n":4111111111111111}', '{"n":"411111******1111"}'],
    ['{"n":[5431111111111111,1]}', '{"n":["543111******1111",1]}'],
    ['{"url":"/x?n=6011000991300009&a=1"}', '{"url":"/x?n=601100******0009&a=1"}'],
    ['{"body":"{\\"n\\":[4111111111111111]}"}', '{"body":"{\\"n\\":[411111******1111]}"}'],
    ['?n=4111%201111%201111%201111&a=1', '?n=411111******1111&a=1'],
    ['?n=4111+1111+1111+1111', '?n=411111******1111'],
    ['?n=%2B4111%2B1111%2B1111%2B1111', '?n=%2B411111******1111'],
    ['?n=%204111%2D1111%2e1111%2F1111', '?n=%20411111******1111'],
    ['?n=%25204111%25201111%25201111%25201111', '?n=%2520411111******1111'],
    ['?n=4111%C2%A01111%E2%80%8B1111%E2%80%931111', '?n=411111******1111'],
    ['3411.111111.11111', '341111******1111'],
    ['4111_1111_1111_1111', '411111******1111'],
    ['4111\u00a01111\u20091111\u20131111', '411111******1111'],
    ['4111\\u00a01111\\n1111\\t1111', '411111******1111'],
    [
      '{"body":"{\\"n\\":\\"4111\\\\n1111\\\\u00a01111\\\\\\\\t1111\\"}"}',
      '{"body":"{\\"n\\":\\"411111******1111\\"}"}',
    ],
    ['4111&nbsp;1111&#160;1111&amp;#xA0;1111', '411111******1111'],
    ["4111'1111’1111•1111", '411111******1111'],
    ['4111        1111 = 1111\u2060<>1111', '411111******1111'],
    ['&#160;4111111111111111&amp;', '&#160;411111******1111&amp;'],
    ['4 1 1 1  1 1 1 1  1 1 1 1  1 1 1 1', '411111******1111'],
    ['12 4111 1111 1111 1111 12/30 123', '12 411111******1111 12/30 123'],
    ['4111.1111.1111.1111, 5431-1111-1111-1111', '411111******1111, 543111******1111'],
    ['4111,1111,1111,1111', '411111******1111'],
    ['{"m":"cards:4111111111111111,"}', '{"m":"cards:411111******1111,"}'],
  ])('redacts the card number in %s', (line, redacted) => {
    expect(redactCardNumbers(line)).toBe(redacted);
  });

  it.each([
    '"a123456789012',
    '1                 ',
    '1&#160;',
    '&amp;',
    '1%20x',
    '&#11',
    '&#0',
    '%25',
    '4111 1111 1111 1111 ',
    '1\\\\\\',
  ])('reads a long line of %j in linear time', (part) => {
    const line = JSON.stringify({ url: part.repeat(8000) });
    const before = process.cpuUsage().user;
    redactLogLine(line);
    expect(process.cpuUsage().user - before).toBeLessThan(1_000_000);
  });

  it.each([
    '{"time":1763730787123}',
    '4111111111111112',
    '41111111111111111111111',
    'order 42, 2026-11-21',
    '{"responseTime":4.111111111111111,"rss":411.1111111111111}',
    '{"at":"2026-11-21T04:11:11.111Z","ip":"203.0.113.9"}',
    '[4111,1111,1111,1112]',
  ])('leaves %s unchanged', (line) => expect(redactCardNumbers(line)).toBe(line));
});
