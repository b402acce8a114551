import { AutoLinkNode } from '@lexical/link';
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text';
import { parseMarkdown, plainText } from '@cpa/shared/markdown';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $getSelection,
  $nodesOfType,
  type TextFormatType,
} from 'lexical';
import { linkAddresses } from './linkAddresses.ts';
import { anEditor, roundTrip } from './testing/anEditor.ts';
import { $writeMarkdown } from './transformers.ts';

/** Types paragraphs, and returns what is stored. The format applies to the whole line or to the range. */
function type(lines: string[], format?: TextFormatType, range: [number, number] = [0, Infinity]): string {
  const editor = anEditor();
  editor.update(
    () => {
      for (const line of lines) {
        const pieces = [line.slice(0, range[0]), line.slice(...range), line.slice(range[1])].map(
          $createTextNode,
        );
        if (format) pieces[1]!.toggleFormat(format);
        const filled = pieces.filter((piece) => piece.getTextContent() !== '');
        $getRoot().append($createParagraphNode().append(...filled));
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

describe('typed text', () => {
  const range = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  const printable = [...range(0x21, 0x7e), ...range(0xa1, 0xff), '€', '–', '“', '😀'];
  const signs = range(0x21, 0x7e).filter((sign) => !/[a-z0-9]/i.test(sign));

  /** Expects the page and the editor to show the lines as typed. */
  function expectShown(lines: string[], format?: TextFormatType, part?: [number, number]): void {
    const stored = type(lines, format, part);
    expect(plainText(stored).split('\n\n')).toEqual(lines);
    expect(plainText(roundTrip(stored)).split('\n\n')).toEqual(lines);
  }

  it.each<TextFormatType | undefined>([undefined, 'bold', 'italic'])(
    'shows each printable character wherever it stands: %s',
    (format) => {
      for (const sign of printable) {
        expectShown(
          [
            sign,
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

  it('shows character references of which a part is bold', () => {
    for (const line of ['&lt;', 'a&#60;b', String.raw`\&copy;`]) {
      const [start, end] = [line.indexOf('&'), line.indexOf(';') + 1];
      for (let from = start; from < end; from++)
        for (let to = from + 1; to <= end; to++) expectShown([line], 'bold', [from, to]);
    }
  });

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
      'www.hotel.aw/a&lt; hr_x@hotel.aw&amp;',
      '=',
      '---',
      String.raw`C:\dir\*.txt \[x\]`,
    ]);
  });
});

describe('typed blocks', () => {
  it.each([$createQuoteNode, () => $createHeadingNode('h2')])('show what reads as another block', (block) => {
    for (const line of ['#', '# a', 'a #', 'a ##', '-', '- a', '+ a', '1. a', '> a', '>', '---', '=']) {
      const editor = anEditor();
      editor.update(() => $getRoot().append(block().append($createTextNode(line))), { discrete: true });
      const stored = editor.getEditorState().read($writeMarkdown);
      expect(plainText(stored)).toBe(line);
      expect(plainText(roundTrip(stored))).toBe(line);
    }
  });

  it.each<TextFormatType>(['bold', 'italic'])('show a word of which a part is %s', (format) => {
    for (const parts of [
      ['', 'Pay:', '2,400'],
      ['Now', '!', ''],
      ['F', '&B', "'"],
      ['a', '(b)', 'c'],
      ['~', '@', ''],
      ['1', '?', '>'],
      ['Ho', 'tel', ''],
      ['x ', ' "y" ', ' z'],
    ]) {
      const editor = anEditor();
      editor.update(
        () => {
          const texts = parts.map((part) => $createTextNode(part));
          texts[1]!.toggleFormat(format);
          $getRoot().append($createParagraphNode().append(...texts));
        },
        { discrete: true },
      );
      const stored = editor.getEditorState().read($writeMarkdown);
      expect(plainText(stored)).toBe(parts.join(''));
      expect(plainText(roundTrip(stored))).toBe(parts.join(''));
    }
  });
});

describe('links of the editor', () => {
  /** Types each text at the end of the last paragraph, and returns the links and the stored text. */
  function typeInto(...texts: string[]) {
    const editor = anEditor();
    linkAddresses(editor);
    editor.update(() => $getRoot().append($createParagraphNode()).selectEnd(), { discrete: true });
    for (const text of texts) editor.update(() => $getSelection()!.insertText(text), { discrete: true });
    return editor.getEditorState().read(() => ({
      links: $nodesOfType(AutoLinkNode).map((link) => [link.getTextContent(), link.getURL()]),
      stored: $writeMarkdown(),
    }));
  }

  it('appear for each address while it is typed', () => {
    const text = 'Write to hr_dept@hotel.aw or see (https://hotel.aw/our_jobs_page).';
    const links = [
      ['hr_dept@hotel.aw', 'mailto:hr_dept@hotel.aw'],
      ['https://hotel.aw/our_jobs_page', 'https://hotel.aw/our_jobs_page'],
    ];
    expect(typeInto(text)).toEqual({ links, stored: text });
    expect(typeInto(...text.split(''))).toEqual({ links, stored: text });
  });

  it.each(['(/www.hotel.aw/a%hr_dept@hotel.aw', 'www.hotel.aw?a"x', '/www.a.aw/b@c.aw'])(
    'stop changing: %s',
    (text) => {
      expect(plainText(typeInto(text).stored)).toBe(text);
    },
  );

  it('follow an address that goes on', () => {
    expect(typeInto('hr@hotel.com', '.aw', ' now')).toEqual({
      links: [['hr@hotel.com.aw', 'mailto:hr@hotel.com.aw']],
      stored: 'hr@hotel.com.aw now',
    });
    expect(typeInto('hr@hotel.aw', '_x').links).toEqual([]);
  });
});

describe('typed addresses', () => {
  const mailboxes = (
    "hr_dept hr h_r_dept _hr hr_ __hr__ h.r h-r hr+jobs o'neil hr*x a*b*c h~r a.b.c_d x__y e-mail_us hr+_x h`r h|r " +
    'h{r} h=r h==r== h/r h?r h#r 50%off h$r h^r h!r h&r r_&_d first.last_hr sales_2026 it-dept_1 jobs.aruba_hr HR_Dept ' +
    'x1_2_3 ñandu_x'
  ).split(' ');
  const urls = (
    'our_jobs_page _jobs_ __init__ a*b*c ~hotel a?b=1&c_d=2_ x==y== wiki/A_(b) a!b #_top %20_x_ a,b;c a+b a|b ' +
    "it's @hotel_aruba $x a[1] a`b a&copy;b ñ_x_"
  ).split(' ');
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
    'https://hotel.aw',
    'https://hotel.aw/',
    'HTTPS://HOTEL.AW/_A_',
    'www.hotel.aw',
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
