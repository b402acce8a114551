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
      '\uFEFFName,Headline\r\n' +
        '"Ana ""Nena"" Croes",nena_croes@example.aw,"\'+2975601234","Cook, baker",Line Cook,<offer>,2026-11-03,4,weekends; Dutch,,1,2026-11-01\r\n',
    );
  });

  it('names a removed applicant', () => {
    expect(csv(anApplicantListItem({ name: null }))).toContain('\r\nRemoved,');
  });
});
