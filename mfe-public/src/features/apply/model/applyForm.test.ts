import { applyAccess } from './applyAccess.ts';
import { applyDraft } from './applyDraft.ts';
import { resumeRefusal } from './resumeRefusal.ts';

describe('applyAccess', () => {
  test('lets applicants apply, asks visitors to sign in and turns recruiters away', () => {
    expect(applyAccess('authenticated', 'applicant')).toBe('apply');
    expect(applyAccess('unauthenticated', null)).toBe('signIn');
    expect(applyAccess('authenticated', 'recruiter')).toBe('notApplicant');
  });

  test('waits until the session is known', () => {
    expect(applyAccess('loading', null)).toBe('wait');
    expect(applyAccess('authenticated', null)).toBe('wait');
  });
});

describe('applyDraft', () => {
  const draft = { coverLetter: 'I cook.', answers: { q1: 'yes' } };

  test('stores one draft per vacancy until it is removed', () => {
    applyDraft(7).write(draft);
    expect(applyDraft(7).read()).toEqual(draft);
    expect(applyDraft(8).read()).toBeNull();
    applyDraft(7).write(null);
    expect(applyDraft(7).read()).toBeNull();
  });
});

describe('resumeRefusal', () => {
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
});
