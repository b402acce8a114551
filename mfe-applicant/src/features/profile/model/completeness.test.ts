import { anApplicant } from '@cpa/shared/testing';
import { completenessOf } from './completeness.ts';

const empty = anApplicant({
  headline: '',
  phone: null,
  district_id: null,
  about: '',
  education_id: null,
  experience: [],
  educations: [],
  skills: [],
  languages: [],
  work_permit: null,
  resumes: [],
});

describe('completenessOf', () => {
  it('starts at 0 percent with the resume as the next step', () => {
    const { percent, next, others } = completenessOf(empty);
    expect([percent, next?.id, others.length]).toEqual([0, 'resume', 9]);
  });

  it('reaches 100 percent when every step is done', () => {
    const full = anApplicant({ skills: ['Opera', 'Cash', 'Night audit'] });
    expect(completenessOf(full)).toEqual({ percent: 100, next: null, others: [] });
  });

  it('puts the remaining step with the greatest use first', () => {
    const almost = anApplicant({ skills: ['Opera'], work_permit: null });
    const { percent, next, others } = completenessOf(almost);
    expect([percent, next?.id, others.map(({ id }) => id)]).toEqual([80, 'skills', ['permit']]);
  });

  it('accepts an education level without schools', () => {
    expect(completenessOf(anApplicant({ ...empty, education_id: 7 })).percent).toBe(5);
  });
});
