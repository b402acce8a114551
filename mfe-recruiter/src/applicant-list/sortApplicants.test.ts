import { anApplicantListItem } from '@cpa/shared/testing';
import type { Sort } from './applicantView.ts';
import { sortApplicants } from './sortApplicants.ts';

const at = (day: number) => `2026-11-0${day}T10:00:00.000Z`;
const applicants = [
  anApplicantListItem({
    id: 1,
    name: 'Élodie',
    vacancy_title: 'Cook',
    status: 'offer',
    rating: 3,
    stage_since: at(9),
    applied_at: at(1),
  }),
  anApplicantListItem({
    id: 2,
    name: 'berta',
    vacancy_title: 'Barista',
    status: 'new',
    rating: null,
    stage_since: at(2),
    applied_at: at(2),
  }),
  anApplicantListItem({
    id: 3,
    name: 'Ana',
    vacancy_title: 'Cook',
    status: 'new',
    rating: 5,
    stage_since: at(3),
    applied_at: at(3),
  }),
];

const ids = (sort: Sort, isDescending = false) =>
  sortApplicants(applicants, { sort, isDescending }).map(({ id }) => id);

describe('sortApplicants', () => {
  it.each<[Sort, number[], number[]]>([
    ['applied', [1, 2, 3], [3, 2, 1]],
    ['name', [3, 2, 1], [1, 2, 3]],
    ['rating', [2, 1, 3], [3, 1, 2]],
    ['stage', [1, 3, 2], [2, 3, 1]],
  ])('by %s', (sort, ascending, descending) => {
    expect([ids(sort), ids(sort, true)]).toEqual([ascending, descending]);
  });

  it('puts cards of the board in the order of their places, unless another order was chosen', () => {
    const cards = applicants.map((card, index) => ({ ...card, board_position: [5, 9, 7][index]! }));
    const onBoard = (sort: Sort) =>
      sortApplicants(cards, { sort, isDescending: true }, { isBoard: true }).map(({ id }) => id);
    expect(onBoard('applied')).toEqual([2, 3, 1]);
    expect(onBoard('rating')).toEqual([3, 1, 2]);
  });

  it('orders equal applicants by newest application in both directions', () => {
    expect(ids('vacancy')).toEqual([2, 3, 1]);
    expect(ids('vacancy', true)).toEqual([3, 1, 2]);
    expect(ids('status')).toEqual([3, 2, 1]);
    expect(ids('status', true)).toEqual([1, 3, 2]);
  });
});
