import { strToU8, zipSync } from 'fflate';
import type { PdfText } from './reading/pdfText.ts';
import { readSource } from './readSource.ts';

const paragraph = (text: string, properties = '') =>
  `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const BULLET = '<w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr>';
const aWordFile = (...paragraphs: string[]) =>
  zipSync({
    'word/document.xml': strToU8(`<w:document><w:body>${paragraphs.join('')}</w:body></w:document>`),
  });

/** A line of a PDF page. Each character is half as wide as the font is high. */
const line = (str: string, y: number, { x = 50, size = 10 } = {}): PdfText => ({
  str,
  transform: [size, 0, 0, size, x, y],
  width: (str.length * size) / 2,
  height: size,
  fontName: 'regular',
  hasEOL: true,
});

const JOB = 'Cook, Kas di Sabor, 2019 - 2021';
const found = (result: ReturnType<typeof readSource>) => {
  if ('refusal' in result) throw new Error(`The file was refused: ${result.refusal}`);
  return result;
};

describe('a Word file', () => {
  it('fills contact details, jobs and their bullets', () => {
    const bytes = aWordFile(
      paragraph('Anna Croes'),
      paragraph('anna@example.aw'),
      paragraph('Work experience'),
      paragraph(JOB),
      paragraph('Cooked for 80 guests a night.', BULLET),
    );
    const { resume, unassigned } = found(readSource({ bytes }));
    expect(resume.basics).toMatchObject({ name: 'Anna Croes', email: 'anna@example.aw' });
    expect(resume.work).toMatchObject([
      { position: 'Cook', name: 'Kas di Sabor', startDate: '2019', endDate: '2021' },
    ]);
    expect(resume.work?.[0]?.highlights).toEqual(['Cooked for 80 guests a night.']);
    expect(unassigned).toEqual([]);
  });

  it('loses no text: what no field takes is listed', () => {
    const bytes = aWordFile(
      paragraph('Anna Croes'),
      paragraph('Work experience'),
      paragraph(JOB),
      paragraph('Hobby horses'),
      paragraph('Papiamento'),
    );
    const { resume, unassigned } = found(readSource({ bytes }));
    const all = JSON.stringify([resume, unassigned]);
    for (const text of ['Anna Croes', 'Kas di Sabor', 'Hobby horses', 'Papiamento'])
      expect(all).toContain(text);
  });
});

describe('a PDF', () => {
  const head = [line('Anna Croes', 800, { size: 18 }), line('anna@example.aw', 780)];

  it('fills contact details and jobs, without the numbers of its pages', () => {
    const pages = [
      [...head, line('Work experience', 750, { size: 14 }), line(JOB, 730), line('Page 1 of 2', 20)],
      [line('Languages', 800, { size: 14 }), line('Papiamento, Dutch', 780), line('Page 2 of 2', 20)],
    ];
    const { resume, unassigned } = found(readSource({ pages }));
    expect(resume.basics).toMatchObject({ name: 'Anna Croes', email: 'anna@example.aw' });
    expect(resume.work).toMatchObject([{ position: 'Cook', startDate: '2019', endDate: '2021' }]);
    expect(resume.languages).toMatchObject([{ language: 'Papiamento' }, { language: 'Dutch' }]);
    expect(JSON.stringify([resume, unassigned])).not.toContain('Page');
  });

  it.each([
    ['no text', []],
    ['a picture with a few letters', [line('Scan 1', 800)]],
  ])('with %s is refused', (_, page) => {
    expect(readSource({ pages: [page] })).toEqual({ refusal: 'noText' });
  });
});

describe('another file', () => {
  const json = '{"basics":{"name":"Anna Croes"}}';
  const utf16 = (text: string) =>
    new Uint8Array([0xff, 0xfe, ...Array.from(text, (char) => [char.charCodeAt(0), 0]).flat()]);

  it.each([
    ['UTF-8', strToU8(json)],
    ['UTF-16, as Windows writes it', utf16(json)],
  ])('is read as JSON Resume in %s', (_, bytes) => {
    expect(found(readSource({ bytes })).resume.basics?.name).toBe('Anna Croes');
  });

  it.each([
    ['text', strToU8('Anna Croes, cook')],
    ['a broken JSON file', strToU8('{"basics":')],
    ['an empty file', new Uint8Array()],
    ['a ZIP of something else', zipSync({ 'photo.txt': strToU8('x') })],
  ])('is refused: %s', (_, bytes) => {
    expect(readSource({ bytes })).toEqual({ refusal: 'unknown' });
  });
});
