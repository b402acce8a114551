import { linkText } from './linkText.ts';
import { markdownToHtml } from './markdownToHtml.ts';
import { parseMarkdown } from './parseMarkdown.ts';
import { excerpt, plainText } from './plainText.ts';

/** Targets of the links of a text, in order. */
const linksOf = (markdown: string) =>
  [...JSON.stringify(parseMarkdown(markdown)).matchAll(/"target":("(?:[^"\\]|\\.)*"|null)/g)].map(
    ([, target]) => JSON.parse(target!) as string | null,
  );

describe('plainText', () => {
  it('has no Markdown syntax', () => {
    expect(
      plainText('## Kitchen\n\nYou **cook** [fish](https://fish.test).\n\n* one\n* two\n    1. three'),
    ).toBe('Kitchen\n\nYou cook fish.\n\n• one\n• two\n1. three');
    expect(plainText('> since *1987*\n\n---\n\n`code` ~~old~~ ![me](https://a.b/c.png)')).toBe(
      'since 1987\n\ncode old',
    );
    expect(plainText('| a | b |\n| - | - |\n| 1 | 2 |')).toBe('a | b\n1 | 2');
  });

  it('resolves escapes and character references', () => {
    expect(plainText(String.raw`5 \* 8, hr\_dept, \<b\>, F&amp;B, \# 1`)).toBe(
      '5 * 8, hr_dept, <b>, F&B, # 1',
    );
  });

  it('shows HTML as text', () => {
    expect(plainText('<b>Hi</b>\n\n<div>there</div> <!-- x -->')).toBe(
      '<b>Hi</b>\n\n<div>there</div> <!-- x -->',
    );
  });
});

describe('excerpt', () => {
  it('truncates between two words, without punctuation before the ellipsis', () => {
    expect(excerpt('one two three', 9)).toBe('one two…');
    expect(excerpt('one\n\n• two', 9)).toBe('one two');
    expect(excerpt('forty people; work', 14)).toBe('forty people…');
  });
});

describe('markdownToHtml', () => {
  it('escapes the HTML of the author', () => {
    expect(markdownToHtml('a <img src=x onerror=y>\n\n- *b*\n- c & d')).toBe(
      '<p>a &lt;img src=x onerror=y&gt;</p><p>• b<br>• c &amp; d</p>',
    );
  });
});

describe('links', () => {
  it.each([
    [String.raw`hr\_dept@hotel.aw`, 'mailto:hr_dept@hotel.aw'],
    [String.raw`\_\_x\_\_@hotel.aw`, 'mailto:__x__@hotel.aw'],
    ['hr_dept@hotel.aw', 'mailto:hr_dept@hotel.aw'],
    ['<hr_dept@hotel.aw>', 'mailto:hr_dept@hotel.aw'],
    ['<_h#r%@hotel.aw>', 'mailto:_h%23r%25@hotel.aw'],
    [String.raw`[Us](mailto:hr_dept@hotel.aw)`, 'mailto:hr_dept@hotel.aw'],
    ['mailto:hr@hotel.aw', 'mailto:hr@hotel.aw'],
    ["o'neil+jobs@hotel.aw", "mailto:o'neil+jobs@hotel.aw"],
    ['50%@hotel.aw', 'mailto:50%25@hotel.aw'],
    ['(hr@hotel.aw).', 'mailto:hr@hotel.aw'],
    ["'hr@hotel.aw'", 'mailto:hr@hotel.aw'],
    [String.raw`https://hotel.aw/our\_jobs\_page.`, 'https://hotel.aw/our_jobs_page'],
    [String.raw`https://hotel.aw/\_a\_`, 'https://hotel.aw/_a_'],
    ['see www.hotel.aw!', 'https://www.hotel.aw'],
    ['(https://a.aw/b_(c)).', 'https://a.aw/b_(c)'],
    ['https://a.aw/@cook', 'https://a.aw/@cook'],
    ['*https://a.aw/b*', 'https://a.aw/b'],
  ])('links %j to %s', (markdown, href) => {
    expect(linksOf(markdown)).toEqual([href]);
  });

  it.each([
    '**hr**dept@hotel.aw',
    '`hr`dept@hotel.aw',
    'hr.dept@**hotel**.aw',
    'hr@hotel.aw_x',
    'hr@hotel',
    'a@b@hotel.aw',
    '..@hotel.aw',
    'https://',
    '[x](javascript:alert(1)) <javascript:alert(1)> [x][y]\n\n[y]: vbscript:x',
    '`hr@hotel.aw`',
  ])('links nothing of %j', (markdown) => {
    expect(linksOf(markdown).filter((href) => href !== null)).toEqual([]);
  });

  it('finds several addresses in a text', () => {
    expect(linkText('hr@a.aw/it@b.aw, c@d.aw').flatMap(({ href }) => href ?? [])).toEqual([
      'mailto:hr@a.aw',
      'mailto:it@b.aw',
      'mailto:c@d.aw',
    ]);
  });

  it.each(['a', 'a@', 'a.', '/', 'www.', 'https://', 'a@b.', '-', '_', 'a@a.aw/', '@a.', '(', '[', '*a '])(
    'reads 20,000 characters of %j in a short time',
    (part) => {
      const text = part.repeat(20_000 / part.length);
      const before = process.cpuUsage();
      linkText(text);
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1000).toBeLessThan(500);
    },
  );
});
