import { $getRoot, $insertNodes } from 'lexical';
import { $blocksToNodes } from './paste/blocksToNodes.ts';
import { cleanPaste } from './paste/cleanPaste.ts';
import { anEditor, roundTrip } from './testing/anEditor.ts';
import { $writeMarkdown } from './transformers.ts';

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

describe('pasted tables', () => {
  it.each([
    [
      '<tr><td>Day</td><td>Hours</td></tr><tr><td>Mon<br>Tue</td><td>8 to 17</td></tr>',
      'Day | Hours\n\nMon Tue | 8 to 17',
    ],
    [
      '<tr><th><p>Pay</p><p>Afl. 20</p></th><td><ul><li>Meals</li><li>Bus</li></ul></td></tr>',
      'Pay Afl. 20 | Meals Bus',
    ],
    ['<tr><td><div>One</div><div>Two</div></td><td></td><td>Three</td></tr>', 'One Two | | Three'],
    [
      '<tr><td>Ho<b>tel</b> <a href="mailto:hr_x@a.aw">hr_x@a.aw</a></td></tr>',
      'Ho**tel** [hr_x@a.aw](mailto:hr_x@a.aw)',
    ],
    ['<tr><td><table><tr><td>a</td><td>b</td></tr></table></td><td>c</td></tr>', 'a | b | c'],
    ['<caption>Shifts</caption><tr><td>x<script>y</script><br/>z</td></tr>', 'Shifts\n\nx z'],
  ])('keep the words of a cell apart: %s', (rows, markdown) => {
    expect(paste(`<table>${rows}</table>`).markdown).toBe(markdown);
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
