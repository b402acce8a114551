import type { Block } from '../pdf/block.ts';
import { paginate } from '../pdf/paginate.ts';

const block = (name: string, height: number, more: Partial<Block> = {}): Named => ({
  name,
  height,
  gap: 0,
  keepWithNext: false,
  draw: () => {},
  ...more,
});
type Named = Block & { name: string };

/** A paragraph of lines 10 high, of which two stay together. */
const lines = (name: string, count: number): Named =>
  block(name, count * 10, {
    split(available) {
      const fitting = Math.min(Math.floor(available / 10), count - 2);
      return fitting >= 2 ? [lines(`${name}a`, fitting), lines(`${name}b`, count - fitting)] : undefined;
    },
  });
const heading = (name: string) => block(name, 20, { keepWithNext: true });

const names = (blocks: Block[], height = 100) =>
  paginate(blocks, () => height).map((page) => page.map(({ block: placed }) => (placed as Named).name));

describe('paginate', () => {
  test('moves a heading to the page of its text', () => {
    expect(names([block('a', 70), heading('h'), block('b', 20)])).toEqual([['a'], ['h', 'b']]);
  });

  test('keeps a heading when the first lines of its text fit', () => {
    expect(names([block('a', 60), heading('h'), lines('p', 6)])).toEqual([['a', 'h', 'pa'], ['pb']]);
  });

  test('keeps several headings together', () => {
    expect(names([block('a', 50), heading('h'), heading('i'), block('b', 20)])).toEqual([
      ['a'],
      ['h', 'i', 'b'],
    ]);
  });

  test('divides a paragraph that is taller than several pages', () => {
    expect(names([lines('p', 25)])).toEqual([['pa'], ['pba'], ['pbb']]);
  });

  test('separates a group that is taller than a page', () => {
    const group = Array.from({ length: 8 }, (_, index) => heading(`h${index}`));
    expect(names([...group, block('end', 20)])).toEqual([
      ['h0', 'h1', 'h2', 'h3', 'h4'],
      ['h5', 'h6', 'h7', 'end'],
    ]);
  });

  test('places a block that is taller than a page alone', () => {
    expect(names([block('a', 10), block('tall', 150), block('b', 10)])).toEqual([['a'], ['tall'], ['b']]);
  });

  test('drops the gap at the top of a page and counts it elsewhere', () => {
    const pages = paginate(
      [block('a', 50, { gap: 30 }), block('b', 40, { gap: 10 }), block('c', 100, { gap: 30 })],
      () => 100,
    );
    expect(pages.map((page) => page.map(({ top }) => top))).toEqual([[0, 60], [0]]);
  });
});
