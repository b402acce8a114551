import { anApplicantListItem } from '@cpa/shared/testing';
import { boardPlaces } from './boardPlaces.ts';

const cards = [
  anApplicantListItem({ id: 1, board_position: 40 }),
  anApplicantListItem({ id: 2, board_position: 30 }),
  anApplicantListItem({ id: 9, board_position: 25, status: 'offer' }),
  anApplicantListItem({ id: 3, board_position: 20 }),
];

describe('boardPlaces', () => {
  it('places a card one step up and one step down', () => {
    expect(boardPlaces(cards, 2)).toEqual({
      up: { above: null, below: 1, board_position: 41, index: 1, count: 3 },
      down: { above: 3, below: null, board_position: 19, index: 3, count: 3 },
    });
  });

  it('has no place above the first and below the last card of the column', () => {
    expect(boardPlaces(cards, 1)).toMatchObject({
      up: null,
      down: { above: 2, below: 3, board_position: 25 },
    });
    expect(boardPlaces(cards, 3)).toMatchObject({
      up: { above: 1, below: 2, board_position: 35 },
      down: null,
    });
    expect(boardPlaces(cards, 9)).toEqual({ up: null, down: null });
  });
});
