import { anApplicantListItem } from '@cpa/shared/testing';
import { applicantsCsv } from './applicantsCsv.ts';

const header = ['Name', 'Headline'];
const csv = (...applicants: Parameters<typeof applicantsCsv>[0][number][]) =>
  applicantsCsv(applicants, { header, statusName: (status) => `<${status}>`, removed: 'Removed' });

describe('applicantsCsv', () => {
  it('writes one line per applicant', () => {
    const applicant = anApplicantListItem({
      name: 'Ana "Nena" Croes',
      headline: 'Cook, baker',
      vacancy_title: 'Line Cook',
      status: 'offer',
      stage_since: '2026-11-03T14:00:00.000Z',
      rating: 4,
      tags: ['weekends', 'Dutch'],
      unwanted_answer: null,
      applied_at: '2026-11-01T14:00:00.000Z',
    });
    expect(csv(applicant)).toBe(
      '\uFEFF"Name","Headline"\r\n' +
        '"Ana ""Nena"" Croes","Cook, baker","Line Cook","<offer>","2026-11-03","4","weekends; Dutch","","1","2026-11-01"\r\n',
    );
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
  ])('guards %j against execution as a formula', (headline) => {
    const line = csv(anApplicantListItem({ name: 'A', headline })).slice(
      '\uFEFF"Name","Headline"\r\n'.length,
    );
    expect(line.startsWith(`"A","'${headline.replaceAll('"', '""')}"`)).toBe(true);
  });

  it('names a removed applicant', () => {
    expect(csv(anApplicantListItem({ name: null }))).toContain('"Removed"');
  });
});
