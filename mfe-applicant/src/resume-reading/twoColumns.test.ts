import Pdf from 'pdfkit';
import { parseResume } from './reading/parseResume.ts';
import { pdfLines } from './reading/pdfLines.ts';
import { pageTexts } from './testing/pageTexts.ts';

describe('parseResume of a PDF with two columns', () => {
  const left = [
    'Contact',
    'ana@example.com',
    '+297 593 1234',
    'Skills',
    'Excel',
    'Opera PMS, Protel',
    'Languages',
  ];
  const right = ['Experience', 'Waiter, Zeezicht', '2018 – 2020', 'Served 80 guests a night.', 'Education'];
  const columns = [
    [...left, 'English'],
    [...right, 'HAVO, Colegio Palo Verde', '2011 – 2016'],
  ] as const;
  const at = (text: string, x: number, line: number) => ({ text, x, y: 60 + line * 20 });
  const byColumn = columns.flatMap((texts, column) =>
    texts.map((text, line) => at(text, 40 + column * 220, line)),
  );
  const byLine = byColumn.toSorted((a, b) => a.y - b.y);

  it.each([
    ['line by line', byLine],
    ['column by column', byColumn],
  ])('reads each column from top to bottom when the content is written %s', async (_order, texts) => {
    const header = at('Ana Croes, waiter with a love for guests from everywhere', 40, -1);
    const { resume, unassigned } = parseResume(pdfLines(pageTexts(await aPdf([header, ...texts]))));
    expect(resume).toMatchObject({
      basics: { email: 'ana@example.com', phone: '+297 593 1234' },
      work: [
        { position: 'Waiter', name: 'Zeezicht', startDate: '2018', summary: 'Served 80 guests a night.' },
      ],
      education: [{ studyType: 'HAVO', institution: 'Colegio Palo Verde', endDate: '2016' }],
      skills: [{ name: 'Excel' }, { name: 'Opera PMS' }, { name: 'Protel' }],
      languages: [{ language: 'English' }],
    });
    expect(unassigned.join()).not.toMatch(/Excel|Zeezicht|HAVO/);
  });

  it('reads dates beside the entries line by line', async () => {
    const rows = [
      ['Experience', ''],
      ['Waiter, Zeezicht', '2018 – 2020'],
      ['Cook, Playa', '2016 – 2018'],
      ['Languages', ''],
      ['English', ''],
    ].flatMap(([text = '', date = ''], line) => [at(text, 40, line), ...(date ? [at(date, 400, line)] : [])]);
    const { resume } = parseResume(pdfLines(pageTexts(await aPdf([at('Ana Croes', 40, -1), ...rows]))));
    expect(resume.work).toMatchObject([
      { position: 'Waiter', startDate: '2018' },
      { position: 'Cook', startDate: '2016' },
    ]);
  });
});

const HEADINGS = new Set(['Contact', 'Skills', 'Languages', 'Experience', 'Education']);

/** Writes texts at positions, in this order, and headings larger than the others. */
async function aPdf(texts: readonly { text: string; x: number; y: number }[]): Promise<Uint8Array> {
  const document = new Pdf({ size: 'A4' });
  for (const { text, x, y } of texts) {
    document.fontSize(HEADINGS.has(text) ? 14 : 11).text(text, x, y, { lineBreak: false });
  }
  document.end();
  return Buffer.concat(await document.toArray());
}
