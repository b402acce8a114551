/** Part of a column that is drawn as one, with its height in points. */
export type Block = {
  height: number;
  /** Space above. The first block of a page has none. */
  gap: number;
  /** Stays on the page of the next block, like a heading. */
  keepWithNext: boolean;
  draw: (x: number, y: number) => void;
  /** Divides the block so that the first part fits. Returns undefined when no part fits. */
  split?: (available: number) => [Block, Block] | undefined;
};

export function indented(block: Block, by: number): Block {
  const { split } = block;
  return {
    ...block,
    draw: (x, y) => block.draw(x + by, y),
    ...(split && {
      split: (available) => {
        const parts = split(available);
        return parts && [indented(parts[0], by), indented(parts[1], by)];
      },
    }),
  };
}

type Part = { block: Block; offset: number };

/** Draws blocks side by side, each at its offset, in the order given. Only the last one is divided between pages. */
export function beside(parts: Part[]): Block {
  const { block: last, offset } = parts.at(-1)!;
  const others = parts.slice(0, -1);
  const otherHeight = Math.max(0, ...others.map(({ block }) => block.height));
  const { split } = last;
  return {
    height: Math.max(otherHeight, last.height),
    gap: parts[0]!.block.gap,
    keepWithNext: parts.some(({ block }) => block.keepWithNext),
    draw: (x, y) => parts.forEach((part) => part.block.draw(x + part.offset, y)),
    ...(split && {
      split: (available) => {
        const halves = otherHeight <= available ? split(available) : undefined;
        if (!halves) return undefined;
        return [beside([...others, { block: halves[0], offset }]), indented(halves[1], offset)];
      },
    }),
  };
}

/** Draws blocks below each other as one block. */
export const stacked = (blocks: Block[]): Block => ({
  height: heightOf(blocks),
  gap: blocks[0]?.gap ?? 0,
  keepWithNext: false,
  draw(x, y) {
    let top = y;
    blocks.forEach((block, place) => {
      top += place > 0 ? block.gap : 0;
      block.draw(x, top);
      top += block.height;
    });
  },
});

/** Keeps blocks on one page, unless they are taller than it. */
export const keptTogether = (blocks: Block[]): Block[] =>
  blocks.map((block, place) => (place < blocks.length - 1 ? { ...block, keepWithNext: true } : block));

export const heightOf = (blocks: Block[]): number =>
  blocks.reduce((sum, { height, gap }, place) => sum + height + (place > 0 ? gap : 0), 0);
