import { parseMarkdown, plainText } from '@cpa/shared/markdown';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $insertNodes,
  createEditor,
  type TextFormatType,
} from 'lexical';
import { $blocksToNodes } from './paste/blocksToNodes.ts';
import { cleanPaste } from './paste/cleanPaste.ts';
import { $readMarkdown, $writeMarkdown, NODES } from './transformers.ts';

function anEditor() {
  return createEditor({
    nodes: NODES,
    onError: (error) => {
      throw error;
    },
  });
}

function roundTrip(markdown: string): string {
  const editor = anEditor();
  editor.update(() => $readMarkdown(markdown), { discrete: true });
  return editor.getEditorState().read($writeMarkdown);
}

/** Types paragraphs, and returns what is stored. */
function type(lines: string[], format?: TextFormatType): string {
  const editor = anEditor();
  editor.update(
    () => {
      for (const line of lines) {
        const text = $createTextNode(line);
        if (format) text.toggleFormat(format);
        $getRoot().append($createParagraphNode().append(text));
      }
    },
    { discrete: true },
  );
  return editor.getEditorState().read($writeMarkdown);
}

/** Targets of the links of a stored text. */
function linksIn(markdown: string): (string | null)[] {
  const links: (string | null)[] = [];
  JSON.stringify(parseMarkdown(markdown), (key, value: unknown) => {
    if (key === 'target') links.push(value as string | null);
    return value;
  });
  return links;
}

function paste(html: string) {
  const editor = anEditor();
  const { blocks, report } = cleanPaste(html);
  editor.update(
    () => {
      $getRoot().clear().selectEnd();
      $insertNodes($blocksToNodes(blocks));
    },
    { discrete: true },
  );
  return { markdown: editor.getEditorState().read($writeMarkdown), report };
}

describe('Markdown', () => {
  it.each([
    'You cook.',
    'One\n\nTwo',
    'One\nTwo',
    '## What you will do\n\nYou lead **nine** people, *every* day.',
    '### Small\n\n- One\n- Two\n    - Nested\n    - More\n- Three',
    '1. First\n2. Second\n    1. Nested\n3. Third',
    '- One\n    1. Numbered',
    'See [our site](https://dushi.example/jobs?a=1&b=2) or [mail](mailto:jobs@dushi.example).',
    '***Both***',
    '> A quote',
    String.raw`\# Not a heading`,
    String.raw`1\. Not a list`,
    String.raw`2026\) Not a list`,
    String.raw`\- Not a list`,
    String.raw`\+ Not a list`,
    String.raw`\> Not a quote`,
    String.raw`One\nTwo`.replace(String.raw`\n`, '\n') + '\n' + String.raw`\- Three`,
    String.raw`2 \* 3 \* 4 and snake\_case\_name`,
    String.raw`- \# item`,
    '#1 in Aruba, 50% off - today; a+b = c',
    'Afl. 2,400 – 2,900 & more <soon>',
    'Ñandu ò è ï ë 😀',
    '',
  ])('survives the editor: %j', (markdown) => {
    expect(roundTrip(markdown)).toBe(markdown);
  });

  it.each([
    '# One\n## Two\n* star\n* list',
    '- a\n  - two spaces\n    - four',
    '- loose\n\n- list',
    'trailing  \nbreak',
    '__bold__ and _italic_',
    '[link](https://a.example "title")',
    '---',
    '***',
    '```\ncode\n```',
    '| a | b |\n| - | - |',
    String.raw`a\\b \`tick\` ~tilde~`,
    '1) one\n2) two',
    '- [ ] task',
    '   indented',
    'a\n\n\n\nb',
    '**bold *and italic* text**',
    '* * *',
    '- item\n  continued\n\nafter',
  ])('is stable after the first pass: %j', (markdown) => {
    const once = roundTrip(markdown);
    expect(roundTrip(once)).toBe(once);
  });
});

describe('typed text', () => {
  const range = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  const printable = [...range(0x21, 0x7e), ...range(0xa1, 0xff), '€', '–', '“', '😀'];
  const signs = range(0x21, 0x7e).filter((sign) => !/[a-z0-9]/i.test(sign));

  /** Expects the page and the editor to show the lines as typed. */
  function expectShown(lines: string[], format?: TextFormatType): void {
    const stored = type(lines, format);
    expect(plainText(stored).split('\n\n')).toEqual(lines);
    expect(plainText(roundTrip(stored)).split('\n\n')).toEqual(lines);
  }

  it.each<TextFormatType | undefined>([undefined, 'bold', 'italic'])(
    'shows each printable character wherever it stands: %s',
    (format) => {
      for (const sign of printable) {
        expectShown(
          [
            `${sign}`,
            `a${sign}b`,
            `${sign} a`,
            `a ${sign}`,
            `${sign}a${sign}`,
            `a ${sign}${sign}b${sign}${sign} c`,
            `${sign}${sign}${sign}`,
            `a ${sign} b ${sign} c`,
            `1${sign} a`,
          ],
          format,
        );
      }
    },
  );

  it('shows each pair of signs', () => {
    for (const one of signs) {
      expectShown(signs.flatMap((other) => [`${one}${other}`, `${one}a${other} ${other}b${one}`]));
    }
  });

  it('shows what reads as Markdown or HTML', () => {
    expectShown([
      '[x](y) ![x](https://a.aw/b.png) [x][y] [x]: y [^1] [ ] task',
      '<b>x</b> <https://a.aw/_x_> <hr_x@a.aw> &amp; &#65; &lt;b&gt; <!-- x -->',
      '| a | b |',
      '| - | - |',
      '==x== ~~y~~ __z__ `c` ```d```',
      'a = b',
      '=',
      '---',
      String.raw`C:\dir\*.txt \[x\]`,
    ]);
  });
});

describe('typed addresses', () => {
  const mailboxes = [
    ...[
      'hr_dept',
      'hr',
      'h_r_dept',
      '_hr',
      'hr_',
      '__hr__',
      'h.r',
      'h-r',
      'hr+jobs',
      "o'neil",
      'hr*x',
      'a*b*c',
    ],
    ...[
      'h~r',
      'a.b.c_d',
      'x__y',
      'e-mail_us',
      'hr+_x',
      'h`r',
      'h|r',
      'h{r}',
      'h=r',
      'h==r==',
      'h/r',
      'h?r',
      'h#r',
      '50%off',
      'h$r',
      'h^r',
      'h!r',
      'h&r',
    ],
    ...['r_&_d', 'first.last_hr', 'sales_2026', 'it-dept_1', 'jobs.aruba_hr', 'HR_Dept', 'x1_2_3', 'ñandu_x'],
  ];
  const urls = [
    ...[
      'our_jobs_page',
      '_jobs_',
      '__init__',
      'a*b*c',
      '~hotel',
      'a?b=1&c_d=2_',
      'x==y==',
      'wiki/A_(b)',
      'a!b',
      '#_top',
    ],
    ...['%20_x_', 'a,b;c', 'a+b', 'a|b', "it's", '@hotel_aruba', '$x', 'a[1]', 'a`b', 'a&copy;b', 'ñ_x_'],
  ];
  const addresses = [
    ...mailboxes.flatMap((mailbox) => [
      `${mailbox}@hotel.aw`,
      `${mailbox}@mail.hotel-aruba.com`,
      `${mailbox}@h_1.aw`,
    ]),
    ...urls.flatMap((path) =>
      ['https://hotel.aw', 'http://h-1.aw:8080/x', 'www.hotel.aw', 'https://my_hotel.aw'].map(
        (host) => `${host}/${path}`,
      ),
    ),
    ...['https://hotel.aw', 'https://hotel.aw/', 'HTTPS://HOTEL.AW/_A_', 'www.hotel.aw'],
  ];

  it('are at least two hundred', () => {
    expect(new Set(addresses).size).toBeGreaterThanOrEqual(200);
  });

  it.each(addresses)('links %s alone, in a sentence, in brackets and with emphasis', (address) => {
    const href =
      address.includes('@') && !address.includes('/@')
        ? `mailto:${address.replaceAll(/[%?#]/g, encodeURIComponent)}`
        : address.replace(/^www/, 'https://www');
    for (const [line, format] of [
      [address],
      [`Write to ${address} or call.`],
      [`See (${address}), please`],
      [`Both ${address}, ${address}.`],
      [`${address} now`, 'bold'],
      [address, 'italic'],
    ] as [string, TextFormatType?][]) {
      const stored = type([line], format);
      expect(plainText(stored)).toBe(line);
      const links = linksIn(stored);
      expect([...new Set(links)]).toEqual([href]);
      expect(linksIn(roundTrip(stored))).toEqual(links);
      expect(plainText(roundTrip(stored))).toBe(line);
    }
  });

  it.each([
    'hr_dept@hotel.aw',
    'https://hotel.aw/our_jobs_page',
    'https://hotel.aw/_next_/x',
    '__hr__@hotel.aw',
  ])('stores %s without escapes', (address) => {
    expect(type([`See ${address}.`])).toContain(address);
  });
});

describe('paste from Word', () => {
  const item = (level: number, marker: string, text: string) =>
    `<p class=MsoListParagraph style='margin-left:.5in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;
  const html = `<html><head><style>p { color: red }</style></head><body lang=EN-US>
    <!--StartFragment--><h1 style='color:#2F5496'>What you will do</h1>
    <p class=MsoNormal>You lead a <b style='mso-bidi-font-weight:normal'>team</b> of
    <i style='mso-bidi-font-style:normal'>nine</i>.<o:p></o:p></p>
    ${item(1, '·', 'Run the shift')}${item(2, 'o', 'By night')}${item(1, '·', 'Settle complaints')}
    ${item(1, '1.', 'First')}${item(1, '2.', 'Second')}
    <h3>Contact</h3>
    <p class=MsoNormal><a href="https://dushi.example/">Our “site”</a> <img src="file:///C:/a.png"></p>
    <table><tr><td>Day</td><td>Night</td></tr></table><!--EndFragment--></body></html>`;

  it('keeps headings, nested and numbered lists, emphasis and links', () => {
    expect(paste(html).markdown).toBe(
      [
        '## What you will do',
        'You lead a **team** of *nine*.',
        '- Run the shift\n    - By night\n- Settle complaints',
        '1. First\n2. Second',
        '### Contact',
        '[Our “site”](https://dushi.example/)',
        'Day | Night',
      ].join('\n\n'),
    );
  });

  it('reports what it kept and left out', () => {
    expect(paste(html).report).toEqual({
      headings: 2,
      lists: 1,
      links: 1,
      hasStyles: true,
      pictures: 1,
      tables: 1,
    });
  });
});

describe('paste from Google Docs', () => {
  const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
    <h2><span style="font-size:16pt;font-weight:400;">What we offer</span></h2>
    <p><span style="font-weight:700;">Meals</span><span style="font-weight:400;"> and </span><span style="font-style:italic;">transport</span></p>
    <ul><li style="font-weight:400"><p><span>One</span></p></li><ul><li><p><span>Nested</span></p></li></ul><li><p><span>Two</span></p></li></ul>
    <ol><li><p>First</p></li></ol><p><a href="javascript:alert(1)">bad</a></p></b>`;

  it('is not all bold, keeps a list beside its item nested, and drops unsafe links', () => {
    expect(paste(html).markdown).toBe(
      ['## What we offer', '**Meals** and *transport*', '- One\n    - Nested\n- Two', '1. First', 'bad'].join(
        '\n\n',
      ),
    );
  });
});

it('escapes pasted text that looks like Markdown', () => {
  expect(paste('<p># 1 place</p><p>1. of *all*</p>').markdown).toBe(
    String.raw`\# 1 place` + '\n\n' + String.raw`1\. of \*all\*`,
  );
});

it('runs nothing of the pasted HTML', () => {
  const { markdown } = paste(
    '<p onclick="alert(1)">a<script>alert(1)</script><svg onload="alert(1)"></svg></p>',
  );
  expect(markdown).toBe('a');
});
