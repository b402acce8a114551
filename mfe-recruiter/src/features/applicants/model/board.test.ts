import { anApplicantListItem } from '@cpa/shared/testing';
import { boardColumns } from './board.ts';

describe('the board', () => {
  it('has a column for every step, also where nobody stands', () => {
    expect(boardColumns([]).map(({ status }) => status)).toEqual([
      'new',
      'viewed',
      'shortlisted',
      'interview',
      'offer',
      'hired',
      'rejected',
    ]);
  });

  it('shows who withdrew only when somebody did', () => {
    const gone = anApplicantListItem({ status: 'withdrawn' });
    expect(boardColumns([gone]).at(-1)).toEqual({ status: 'withdrawn', applicants: [gone] });
  });
});
