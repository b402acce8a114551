import { anApplicantListItem } from '@cpa/shared/testing';
import { applicantsCsv } from './applicantsCsv.ts';

const header = ['Name', 'Headline'];
const csv = (...applicants: Parameters<typeof applicantsCsv>[0][number][]) =>
  applicantsCsv(applicants, { header, statusName: (status) => `<${status}>`, removed: 'Removed' });

describe('applicantsCsv', () => {
  it('writes one line per applicant', () => {
    const applicant = anApplicantListItem({
      name: 'Ana "Nena" Croes',
      email: 'nena_croes@example.aw',
      phone: '+2975601234',
      headline: 'Cook, baker',
      vacancy_title: 'Line Cook',
      status: 'offer',
      // In Aruba, four hours behind, the evening before.
      stage_since: '2026-11-04T02:00:00.000Z',
      rating: 4,
      tags: ['weekends', 'Dutch'],
      unwanted_answer: null,
      applied_at: '2026-11-02T03:59:00.000Z',
    });
    expect(csv(applicant)).toBe(
      '\uFEFF"Name","Headline"\r\n' +
        '"Ana ""Nena"" Croes","nena_croes@example.aw","\'+2975601234","Cook, baker","Line Cook","<offer>","2026-11-03","4","weekends; Dutch","","1","2026-11-01"\r\n',
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
    const line = csv(anApplicantListItem({ name: 'A', email: null, phone: null, headline })).slice(
      '\uFEFF"Name","Headline"\r\n'.length,
    );
    expect(line.startsWith(`"A","","","'${headline.replaceAll('"', '""')}"`)).toBe(true);
  });

  it('names a removed applicant', () => {
    expect(csv(anApplicantListItem({ name: null }))).toContain('"Removed"');
  });
});
