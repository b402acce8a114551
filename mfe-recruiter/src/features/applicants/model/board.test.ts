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

  it('shows a moving card at the place where it was dropped', () => {
    const column = [30, 20].map((board_position, index) =>
      anApplicantListItem({ id: 5 + index, status: 'offer', board_position }),
    );
    const offer = (position: number) => cards([ana, ...column], { 1: 'offer' }, { 1: position })['offer'];
    expect([offer(31), offer(25), offer(19)]).toEqual([
      [1, 5, 6],
      [5, 1, 6],
      [5, 6, 1],
    ]);
  });

  it('compares two moving cards by the places where they were dropped', () => {
    const [first, second] = [90, 80].map((board_position, index) =>
      anApplicantListItem({ id: 5 + index, status: 'new', board_position }),
    );
    const below = anApplicantListItem({ id: 7, status: 'offer', board_position: 10 });
    const moving = { 5: 'offer', 6: 'offer' } as const;
    expect(cards([first!, second!, below], moving, { 5: 11, 6: 12 })).toMatchObject({ offer: [6, 5, 7] });
  });

  it('leaves out a moving card without a place from the comparison', () => {
    const other = anApplicantListItem({ id: 5, status: 'new', board_position: 5 });
    const above = anApplicantListItem({ id: 7, status: 'offer', board_position: 30 });
    const moving = { 1: 'offer', 5: 'offer' } as const;
    expect(cards([other, above, ana], moving, { 1: 20 })).toMatchObject({ offer: [5, 7, 1] });
  });
});
