import { parseCareersUrl } from './parseCareersUrl.ts';

describe('parseCareersUrl', () => {
  it.each([
    ['https://kasdisabor.example/careers', 'https://kasdisabor.example/careers'],
    [' kasdisabor.example/careers ', 'https://kasdisabor.example/careers'],
    ['http://kasdisabor.example', 'http://kasdisabor.example'],
  ])('parses %j to %s', (typed, url) => {
    expect(parseCareersUrl(typed)).toBe(url);
  });

  it.each(['', '  ', 'careers', 'ftp://kasdisabor.example', 'javascript:alert(1)', 'two words.example'])(
    'rejects %j',
    (typed) => {
      expect(parseCareersUrl(typed)).toBeNull();
    },
  );
});
