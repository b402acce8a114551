import { displayHost, webUrl } from './webUrl.ts';

test('accepts a web URL', () => {
  expect(webUrl('https://jobs.example/apply?id=3')).toBe('https://jobs.example/apply?id=3');
});

test.each([null, '', 'jobs.example', 'javascript:alert(1)', 'mailto:a@b.aw'])('rejects %j', (text) => {
  expect(webUrl(text)).toBeNull();
});

test('displays the host without www', () => {
  expect(displayHost('https://www.kasdisabor.example/work?x=1')).toBe('kasdisabor.example');
});
