import { writeCsv } from './writeCsv.ts';

describe('writeCsv', () => {
  it('quotes cells that need it and leaves missing values empty', () => {
    expect(
      writeCsv([
        ['number', 'name'],
        [7, 'Cook, baker'],
        [null, 'Ana "Nena"\r\nÑapa'],
      ]),
    ).toBe('\uFEFFnumber,name\r\n7,"Cook, baker"\r\n,"Ana ""Nena""\r\nÑapa"\r\n');
  });

  it.each([
    '=HYPERLINK("http://x")',
    '+1',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '\r=1',
    '\n=1',
    '|calc',
    '%0A=1',
  ])('guards %j against execution as a formula', (text) => {
    expect(writeCsv([[text]])).toBe(`\uFEFF"'${text.replaceAll('"', '""')}"\r\n`);
  });

  it('leaves numbers below zero numbers', () => {
    expect(writeCsv([[-199.5, '-35.00']])).toBe('\uFEFF-199.5,-35.00\r\n');
  });
});
