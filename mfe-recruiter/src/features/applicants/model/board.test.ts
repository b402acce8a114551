import { anApplicantListItem } from '@cpa/shared/testing';
import { boardColumns } from './board.ts';

describe('boardColumns', () => {
  it('includes empty columns', () => {
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

  it('includes the withdrawn column only when it has applicants', () => {
    const withdrawn = anApplicantListItem({ status: 'withdrawn' });
    expect(boardColumns([withdrawn]).at(-1)).toEqual({ status: 'withdrawn', applicants: [withdrawn] });
  });
});
