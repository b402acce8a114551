/** Columns of an application without what its applicant and its recruiters wrote. */
export const CLEARED_APPLICATION = {
  cover_letter: '',
  answers: '[]',
  resume_id: null,
  recruiter_rating: null,
  private_notes: '',
  tags: [] as string[],
  withdrawal_reason: null,
};
