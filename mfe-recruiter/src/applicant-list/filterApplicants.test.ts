import { anApplicantListItem } from '@cpa/shared/testing';
import { type ApplicantFilter, DEFAULT_VIEW } from './applicantView.ts';
import { filterApplicants } from './filterApplicants.ts';

const weekends = (answer: string) => ({ question: 'Weekends?', kind: 'yes_no' as const, answer });
const applicants = [
  anApplicantListItem({
    id: 1,
    name: 'Xiomara Núñez',
    status: 'new',
    vacancy_id: 7,
    rating: 4,
    screening_answers: [weekends('yes'), { question: 'Why?', kind: 'text', answer: 'I like Café work' }],
  }),
  anApplicantListItem({
    id: 2,
    name: 'Aisha Tromp',
    status: 'offer',
    tags: ['Weekends'],
    rating: 2,
    screening_answers: [weekends('no')],
  }),
  anApplicantListItem({
    id: 3,
    name: null,
    headline: '',
    status: 'rejected',
    unwanted_answer: 'No weekends',
  }),
];

const ids = (filter: Partial<ApplicantFilter>) =>
  filterApplicants(applicants, { ...DEFAULT_VIEW, ...filter }).map(({ id }) => id);

describe('filterApplicants', () => {
  it('matches every word in name, headline, tags or vacancy, without case and accents', () => {
    expect(ids({ search: ' nunez XIO' })).toEqual([1]);
    expect(ids({ search: 'weekends' })).toEqual([2]);
    expect(ids({ search: 'nunez weekends' })).toEqual([]);
    expect(ids({ search: '' })).toEqual([1, 2, 3]);
  });

  it('matches applicants found in their resume, within the other filters', () => {
    const found = (filter: Partial<ApplicantFilter>) =>
      filterApplicants(applicants, { ...DEFAULT_VIEW, ...filter }, new Set([1, 3])).map(({ id }) => id);
    expect(found({ search: 'weekends' })).toEqual([1, 2, 3]);
    expect(found({ search: 'weekends', status: 'new' })).toEqual([1]);
  });

  it('filters by status, by active statuses and by vacancy', () => {
    expect(ids({ status: 'offer' })).toEqual([2]);
    expect(ids({ status: 'active' })).toEqual([1, 2]);
    expect(ids({ vacancyId: 7 })).toContain(1);
    expect(ids({ vacancyId: 999 })).toEqual([]);
  });

  it('filters by the answer to a question, and by a part of a text', () => {
    expect(ids({ question: 'Weekends?', answer: 'yes' })).toEqual([1]);
    expect(ids({ question: 'Weekends?', answer: null })).toEqual([1, 2, 3]);
    expect(ids({ question: 'Why?', answer: 'cafe' })).toEqual([1]);
    expect(ids({ question: 'Why?', answer: 'yes' })).toEqual([]);
  });

  it('filters by minimum rating, tag and answers', () => {
    expect(ids({ rating: 3 })).toEqual([1]);
    expect(ids({ rating: 2 })).toEqual([1, 2]);
    expect(ids({ tag: 'Weekends' })).toEqual([2]);
    expect(ids({ answers: 'unwanted' })).toEqual([3]);
    expect(ids({ answers: 'fit' })).toEqual([1, 2]);
  });
});
