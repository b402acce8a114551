import { anApplicantListItem } from '@cpa/shared/testing';
import { boardColumns } from './board.ts';

const ana = anApplicantListItem({ id: 1, status: 'new' });
const rudy = anApplicantListItem({ id: 2, status: 'offer' });
const berta = anApplicantListItem({ id: 3, status: 'new' });

const cards = (...args: Parameters<typeof boardColumns>) =>
  Object.fromEntries(
    boardColumns(...args).map(({ status, applicants }) => [status, applicants.map(({ id }) => id)]),
  );

describe('boardColumns', () => {
  it('has a column per status and keeps the order of the list', () => {
    expect(cards([berta, rudy, ana])).toMatchObject({ new: [3, 1], offer: [2], hired: [], withdrawn: [] });
    expect(boardColumns([]).map(({ status }) => status)).toEqual([
      'new',
      'viewed',
      'shortlisted',
      'interview',
      'offer',
      'hired',
      'rejected',
      'withdrawn',
    ]);
  });

  it('shows a moving card in its new column', () => {
    expect(cards([ana, rudy], { 1: 'interview' })).toMatchObject({ new: [], interview: [1] });
  });
});
