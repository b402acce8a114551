import { displayName, renamed, savedAs } from './displayName.ts';

test('keeps the file name and sets the real extension', () => {
  expect(displayName('Currículo Núñez.PDF', 'pdf')).toBe('Currículo Núñez.pdf');
  expect(displayName('my.cv.final.docx', 'docx')).toBe('my.cv.final.docx');
});

test.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\Ana\\cv.pdf', 'cv.pdf'],
  ['cv\r\nSet-Cookie: a.pdf', 'cvSet-Cookie a.pdf'],
  ['invoice\u202Efdp.exe.pdf', 'invoicefdp.exe.pdf'],
  ['"quoted" <b>.pdf', 'quoted b.pdf'],
  ['..pdf', 'resume.pdf'],
  ['\u0000.pdf', 'resume.pdf'],
  [`${'é'.repeat(300)}.pdf`, `${'é'.repeat(100)}.pdf`],
])('shows %j as %j', (sent, shown) => {
  expect(displayName(sent, 'pdf').trim()).toBe(shown);
});

test.each([
  ['Hospitality CV', 'old.pdf', 'Hospitality CV.pdf'],
  ['Hospitality CV.PDF', 'old.pdf', 'Hospitality CV.pdf'],
  ['letter.pdf', 'old.docx', 'letter.pdf.docx'],
  ['a/b', 'old.docx', 'b.docx'],
])('renames to %j with the extension of %j', (typed, current, shown) => {
  expect(renamed(typed, current)).toBe(shown);
});

test('encodes names in any script safely in the header', () => {
  expect(savedAs('Señora "李".pdf')).toBe(
    'attachment; filename="Se_ora ___.pdf"; filename*=UTF-8\'\'Se%C3%B1ora%20%22%E6%9D%8E%22.pdf',
  );
});
