import { anApplicantListItem } from '@cpa/shared/testing';
import { tagOptions, vacancyOptions } from './filterOptions.ts';

const applicants = [
  anApplicantListItem({ vacancy_id: 7, vacancy_title: 'Line Cook', tags: ['weekends'] }),
  anApplicantListItem({
    vacancy_id: 8,
    vacancy_title: 'Barista',
    vacancy_language: 'nl',
    tags: ['Dutch', 'weekends'],
  }),
  anApplicantListItem({ vacancy_id: 7, vacancy_title: 'Line Cook', tags: [] }),
];

it('lists each vacancy once, by title', () => {
  expect(vacancyOptions(applicants)).toEqual([
    { id: 8, title: 'Barista', lang: 'nl' },
    { id: 7, title: 'Line Cook', lang: '' },
  ]);
});

it('lists each tag once, and the selected one also when no applicant has it', () => {
  expect(tagOptions(applicants, null)).toEqual(['Dutch', 'weekends']);
  expect(tagOptions([], 'driver')).toEqual(['driver']);
});
