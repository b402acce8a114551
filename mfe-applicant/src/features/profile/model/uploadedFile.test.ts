import { validatePhoto, validateResume } from './validateFile.ts';
import { fileSize } from './fileSize.ts';

describe('validateFile', () => {
  const MB = 1024 * 1024;
  const aFile = (name: string, size = 1000, type = '') => ({ name, size, type });

  describe('validateFile', () => {
    it.each([
      ['a PDF', aFile('cv.pdf'), 0, null],
      ['a Word document with an upper-case extension', aFile('Mi CV.DOCX'), 9, null],
      ['a PDF that a phone sends without an extension', aFile('Scan 12', 1000, 'application/pdf'), 0, null],
      ['a file of unknown type without an extension', aFile('Scan 12'), 0, null],
      ['a legacy Word document', aFile('cv.doc'), 0, 'notADocument'],
      ['an image', aFile('pdf.jpg'), 0, 'notADocument'],
      ['a file of exactly 5 MB', aFile('cv.pdf', 5 * MB), 0, null],
      ['a file of one byte more', aFile('cv.pdf', 5 * MB + 1), 0, 'tooLarge'],
      ['an empty file', aFile('cv.pdf', 0), 0, 'empty'],
      ['an eleventh file', aFile('cv.pdf'), 10, 'tooMany'],
    ])('validates %s as a resume', (_title, file, resumeCount, error) => {
      expect(validateResume(file, resumeCount)).toBe(error);
    });

    it.each([
      ['a JPEG', aFile('me.jpg', 1000, 'image/jpeg'), null],
      ['a file without a MIME type', aFile('me.heic'), 'notAnImage'],
      ['an SVG', aFile('me.svg', 1000, 'image/svg+xml'), 'notAnImage'],
      ['an image over 5 MB', aFile('me.png', 6 * MB, 'image/png'), 'tooLarge'],
    ])('validates %s as a photo', (_title, file, error) => {
      expect(validatePhoto(file)).toBe(error);
    });
  });
});

describe('fileSize', () => {
  it.each([
    [3, { value: 1, unit: 'KB' }],
    [120_000, { value: 117, unit: 'KB' }],
    [1_048_000, { value: 1, unit: 'MB' }],
    [1_500_000, { value: 1.4, unit: 'MB' }],
  ])('rounds %p bytes to %p', (bytes, size) => {
    expect(fileSize(bytes)).toEqual(size);
  });
});
