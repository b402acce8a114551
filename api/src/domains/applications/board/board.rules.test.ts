import { assertSameStage, type Card, placeInColumn } from './board.rules.ts';

const card = (position: number, status: Card['status'] = 'new'): Card => ({ id: position, status, position });

const placeOf = (moved: Card, above: Card | null, below: Card | null) => {
  const [placed, ...others] = placeInColumn([], moved, { above, below });
  expect(others).toEqual([]);
  return placed.position;
};

test('places a card between its neighbours', () => {
  expect(placeOf(card(1), card(8), card(4))).toBe(6);
});

test('places a card above the first and below the last one', () => {
  expect(placeOf(card(1), null, card(8))).toBeGreaterThan(8);
  expect(placeOf(card(9), card(4), null)).toBeLessThan(4);
});

test('keeps the place of the only card', () => {
  expect(placeOf(card(5), null, null)).toBe(5);
});

describe('placeInColumn without room', () => {
  const at = (id: number, position: number): Card => ({ id, status: 'new', position });
  /** The order of the column, and how many cards were stored. */
  const place = (column: Card[], id: number, [above, below]: [number, number]) => {
    const find = (wanted: number) => column.find((each) => each.id === wanted)!;
    const placed = placeInColumn(column, find(id), { above: find(above), below: find(below) });
    const places = new Map([...column, ...placed].map((each) => [each.id, each]));
    const order = [...places.values()].toSorted((a, b) => b.position - a.position);
    return { order: order.map((each) => each.id), stored: placed.length };
  };

  test('moves the nearest cards apart and keeps their order', () => {
    const column = [at(1, 90), at(2, 50), at(3, 50), at(4, 49), at(5, 10)];
    expect(place(column, 5, [2, 3])).toEqual({ order: [1, 2, 5, 3, 4], stored: 3 });
  });

  test.each<[number, [number, number], number[]]>([
    [3, [1, 2], [1, 3, 2]],
    [1, [2, 3], [2, 1, 3]],
  ])('orders applications of the same time', (id, neighbours, order) => {
    expect(place([at(1, 50), at(2, 50), at(3, 50)], id, neighbours).order).toEqual(order);
  });
});

test('rejects neighbours in another stage', () => {
  expect(() => assertSameStage(card(1), [card(2), null])).not.toThrow();
  expect(() => assertSameStage(card(1), [card(2), card(3, 'offer')])).toThrow(/another stage/);
});
