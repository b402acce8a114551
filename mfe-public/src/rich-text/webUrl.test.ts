import { displayHost, webUrl } from './webUrl.ts';

test('a company may take applications on a page of the web', () => {
  expect(webUrl('https://jobs.example/apply?id=3')).toBe('https://jobs.example/apply?id=3');
});

test.each([null, '', 'jobs.example', 'javascript:alert(1)', 'mailto:a@b.aw'])(
  '%j is no page of the web',
  (text) => {
    expect(webUrl(text)).toBeNull();
  },
);

test('a person reads the site of an address', () => {
  expect(displayHost('https://www.kasdisabor.example/work?x=1')).toBe('kasdisabor.example');
});
