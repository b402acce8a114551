import { absoluteCallbackUrl } from './callbackUrl.ts';

const site = 'https://portal.example';

describe('absoluteCallbackUrl', () => {
  it.each([
    [undefined, 'https://portal.example'],
    ['/vacancies/12?from=mail#apply', 'https://portal.example/vacancies/12?from=mail#apply'],
    ['https://portal.example/plans', 'https://portal.example/plans'],
  ])('accepts a URL of the site: %s', (wanted, expected) => {
    expect(absoluteCallbackUrl(wanted, site)).toBe(expected);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'https://portal.example@evil.example',
    'https://portal.example.evil.example',
    'http://portal.example/',
    'javascript:alert(1)',
    'http://[',
    'blob:https://portal.example/1',
    'https://evil.example%2f@portal.example/',
    ['/vacancies', '/plans'],
    `/vacancies?search_string=${'a'.repeat(2000)}`,
  ])('rejects %s', (wanted) => {
    expect(absoluteCallbackUrl(wanted, site)).toBeNull();
  });
});
