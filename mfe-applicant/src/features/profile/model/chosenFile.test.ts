import { photoFault, resumeFault } from './chosenFile.ts';

const MB = 1024 * 1024;
const aFile = (name: string, size = 1000, type = '') => ({ name, size, type });

describe('a chosen file', () => {
  it.each([
    ['a PDF', aFile('cv.pdf'), 0, null],
    ['a Word document, however its ending is written', aFile('Mi CV.DOCX'), 9, null],
    ['an old Word document', aFile('cv.doc'), 0, 'notADocument'],
    ['a picture', aFile('pdf.jpg'), 0, 'notADocument'],
    ['exactly 5 MB', aFile('cv.pdf', 5 * MB), 0, null],
    ['a byte more', aFile('cv.pdf', 5 * MB + 1), 0, 'tooLarge'],
    ['nothing', aFile('cv.pdf', 0), 0, 'empty'],
    ['an eleventh', aFile('cv.pdf'), 10, 'tooMany'],
  ])('as a resume: %s', (_title, file, others, fault) => {
    expect(resumeFault(file, others)).toBe(fault);
  });

  it.each([
    ['a JPEG', aFile('me.jpg', 1000, 'image/jpeg'), null],
    ['what a browser cannot name', aFile('me.heic'), 'notAPicture'],
    ['a drawing', aFile('me.svg', 1000, 'image/svg+xml'), 'notAPicture'],
    ['a large one', aFile('me.png', 6 * MB, 'image/png'), 'tooLarge'],
  ])('as a photo: %s', (_title, file, fault) => {
    expect(photoFault(file)).toBe(fault);
  });
});
