import { resumeRefusal } from './resumeRefusal.ts';

test.each([
  ['a PDF', { name: 'cv.pdf', size: 10 }, 0, null],
  ['a Word document', { name: 'CV.DOCX', size: 10 }, 9, null],
  ['a PDF without an extension', { name: 'Scan 12', size: 10, type: 'application/pdf' }, 0, null],
  ['an image', { name: 'cv.jpg', size: 10 }, 0, 'notADocument'],
  ['an empty file', { name: 'cv.pdf', size: 0 }, 0, 'empty'],
  ['a file over 5 MB', { name: 'cv.pdf', size: 5 * 1024 * 1024 + 1 }, 0, 'tooLarge'],
  ['an eleventh file', { name: 'cv.pdf', size: 10 }, 10, 'tooMany'],
])('checks %s', (_title, file, count, refusal) => {
  expect(resumeRefusal(file, count)).toBe(refusal);
});
