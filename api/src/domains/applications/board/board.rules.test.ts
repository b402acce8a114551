import { assertSameStage, type Card, positionBetween } from './board.rules.ts';

const card = (position: number, status: Card['status'] = 'new'): Card => ({ id: position, status, position });

test('places a card between its neighbours', () => {
  expect(positionBetween(card(1), card(8), card(4))).toBe(6);
});

test('places a card above the first and below the last one', () => {
  expect(positionBetween(card(1), null, card(8))).toBeGreaterThan(8);
  expect(positionBetween(card(9), card(4), null)).toBeLessThan(4);
});

test('keeps the place of the only card', () => {
  expect(positionBetween(card(5), null, null)).toBe(5);
});

test('rejects neighbours in another stage', () => {
  expect(() => assertSameStage(card(1), [card(2), null])).not.toThrow();
  expect(() => assertSameStage(card(1), [card(2), card(3, 'offer')])).toThrow(/another stage/);
});
