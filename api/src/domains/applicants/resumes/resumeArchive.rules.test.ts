import { archiveNames } from './resumeArchive.rules.ts';

const aResume = (name: string, file_name = 'cv.pdf', vacancy_title = 'Cook') => ({
  name,
  file_name,
  vacancy_title,
});

describe('archiveNames', () => {
  it('names files after applicant and vacancy with the real extension', () => {
    expect(
      archiveNames([aResume('Núria Peña'), aResume('Rudy Tromp', 'my.cv.DOCX', 'Chef vs. Cook')]),
    ).toEqual(['Núria Peña - Cook.pdf', 'Rudy Tromp - Chef vs. Cook.docx']);
  });

  it('numbers equal names, ignoring case', () => {
    expect(archiveNames([aResume('Ana Croes'), aResume('ana croes'), aResume('Ana Croes')])).toEqual([
      'Ana Croes - Cook.pdf',
      'ana croes - Cook (2).pdf',
      'Ana Croes - Cook (3).pdf',
    ]);
  });

  it('keeps names unique when they are cut to the limit', () => {
    const names = archiveNames([aResume('x'.repeat(200)), aResume('x'.repeat(200))]);
    expect(new Set(names).size).toBe(2);
    expect(names.every((name) => name.length <= 110)).toBe(true);
  });

  it.each(['../../etc/passwd', 'C:\\Windows\\a', '/absolute', 'a\r\nb: c', '..'])('makes %j safe', (name) => {
    expect(archiveNames([aResume(name)])[0]).toMatch(/^[^./\\:\r\n][^/\\:\r\n]*\.pdf$/);
  });
});
