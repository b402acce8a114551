import { strToU8, zipSync } from 'fflate';
import { htmlText } from './foreign/htmlText.ts';
import { importJsonResume } from './foreign/importJsonResume.ts';
import { docxLines } from './reading/docxLines.ts';
import { pdfLines } from './reading/pdfLines.ts';
import { parseResume } from './reading/parseResume.ts';
import { resumeLine } from './reading/resumeLine.ts';

/** Pieces of text that make a regular expression start again and again. */
const PIECES = [
  ' ',
  '\t',
  '-',
  '– ',
  ',',
  ', ',
  '.',
  'a',
  'a.',
  'a@',
  '1',
  '1 ',
  '(',
  ')',
  '((',
  '|',
  ' | ',
  ':',
  ': ',
  '&',
  '&#',
  '&#1',
  '<',
  '</',
  '<a ',
  '<p',
  'a b ',
  'A ',
  '2020 ',
  '2020 - ',
  'jan ',
  'since ',
  '1/',
  'https://a.',
  '; ',
  '. ',
  'Skills',
  'E-mail: ',
  '•',
  '• ',
  '\u00ad',
  '_',
  '%',
];
/** Headings whose sections are read in different ways. */
const HEADINGS = [
  '',
  'Summary',
  'Experience',
  'Education',
  'Languages',
  'Skills',
  'Interests',
  'References',
  'Certificates',
];
const LENGTH = 60_000;
/** Milliseconds of processor time for a text of that length. A quadratic reader takes many seconds. */
const MOST_TIME = 1500;

const repeated = (piece: string): string => piece.repeat(Math.ceil(LENGTH / piece.length));
const timeOf = (read: () => unknown): number => {
  const before = process.cpuUsage();
  read();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
const slow = (read: (text: string) => unknown, end = 'x!'): string[] =>
  PIECES.filter((piece) => timeOf(() => read(`${repeated(piece)}${end}`)) > MOST_TIME);

describe('parsing of untrusted files', () => {
  it.each(HEADINGS)('parses long repeated texts below "%s" in linear time', (heading) => {
    const parse = (text: string) =>
      parseResume([resumeLine('Ana Croes'), resumeLine(heading), resumeLine(text)]);
    expect([...slow(parse), ...slow(parse, 'x 2020 - 2021')]).toEqual([]);
  });

  it('parses many short lines in linear time', () => {
    const lines = Array.from({ length: 20_000 }, (_, at) =>
      resumeLine(at % 2 ? `Cook, Hotel, 2020 - 202${at % 10}` : 'EXPERIENCE'),
    );
    expect(timeOf(() => parseResume(lines))).toBeLessThan(MOST_TIME);
  });

  it.each([
    ['lines that wrap', (at: number) => ({ str: 'word and word again', x: 50, y: -12 * at })],
    [
      'headings at many places',
      (at: number) => ({ str: 'Skills', x: at % 2 ? 50 + at / 100 : 5, y: -30 * at }),
    ],
  ])('reads a page of a PDF with many %s in linear time', (_many, place) => {
    const page = (count: number) =>
      Array.from({ length: count }, (_, at) => {
        const { str, x, y } = place(at);
        const transform = [10, 0, 0, 10, x, y];
        return { str, transform, width: 5 * str.length, height: 10, fontName: 'f', hasEOL: true };
      });
    const processorTime = (count: number) => {
      const start = process.cpuUsage();
      pdfLines([page(count)]);
      return process.cpuUsage(start).user;
    };
    processorTime(1000);
    expect(processorTime(6000)).toBeLessThan(8 * processorTime(1500));
  });

  it('reads Word files with long repeated markup in linear time', () => {
    const pieces = [
      ...PIECES,
      '<w:p>',
      '<w:p ',
      '<w:t>',
      '<w:t ',
      '<w:tabs>',
      '<mc:Fallback>',
      '<w:pStyle ',
      '<w:numId w:val="',
      '<!--',
      '<![CDATA[',
      'w:val="a" ',
      "a='",
    ];
    const word = (text: string) => zipSync({ 'word/document.xml': strToU8(`<w:document><w:p><w:t>${text}`) });
    expect(
      pieces.filter((piece) => {
        const file = word(repeated(piece).repeat(10));
        return timeOf(() => docxLines(file)) > MOST_TIME;
      }),
    ).toEqual([]);
  });

  it('reads JSON Resume texts with long repeated markup in linear time', () => {
    expect(slow(htmlText)).toEqual([]);
    expect(slow((text) => htmlText(`<a href=${text}`))).toEqual([]);
    expect(
      slow((text) =>
        importJsonResume(JSON.stringify({ work: [{ date: text, endDate: text, summary: text }] })),
      ),
    ).toEqual([]);
    expect(
      slow((text) =>
        importJsonResume(
          JSON.stringify({ skills: text, basics: { profiles: text }, awards: { [text]: text } }),
        ),
      ),
    ).toEqual([]);
  });

  it.each(['\\"', '"', '/* ', '//', ', ', '\\'])(
    'refuses JSON that ends with many %s in linear time',
    (piece) => {
      expect(timeOf(() => importJsonResume(`["${repeated(piece)}`))).toBeLessThan(MOST_TIME);
      expect(timeOf(() => importJsonResume(`[${repeated(piece)}`))).toBeLessThan(MOST_TIME);
    },
  );
});
