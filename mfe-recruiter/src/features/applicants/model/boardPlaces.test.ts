import { anApplicantListItem } from '@cpa/shared/testing';
import { boardPlaces, isOwnPlace, placeBefore } from './boardPlaces.ts';

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

describe('placeBefore', () => {
  const column = { status: 'new' as const, applicants: cards.filter(({ status }) => status === 'new') };

  it('places a card of another column between two others and at the ends', () => {
    expect(placeBefore(column, 1, 9)).toEqual({ above: 1, below: 2, board_position: 35, index: 2, count: 4 });
    expect(placeBefore(column, 0, 9)).toMatchObject({ above: null, below: 1, index: 1 });
    expect(placeBefore(column, 3, 9)).toMatchObject({ above: 3, below: null, index: 4 });
  });

  it('leaves out a card that is on its way to the column', () => {
    const moving = anApplicantListItem({ id: 5, status: 'offer', board_position: 35 });
    const applicants = column.applicants.toSpliced(1, 0, moving);
    expect(placeBefore({ ...column, applicants }, 2, 9)).toMatchObject({ above: 1, below: 2, index: 2 });
  });

  it('keeps a card before itself and before the next one', () => {
    const rows = [0, 1, 2, 3].filter((row) => isOwnPlace(column, row, 2));
    expect(rows).toEqual([1, 2]);
    expect(isOwnPlace(column, 0, 9)).toBe(false);
  });
});
