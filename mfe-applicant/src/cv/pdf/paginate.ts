import type { Block } from './block.ts';

export type Placed = { block: Block; top: number };

/** Rounding of heights must not move a block to the next page. */
const TOLERANCE = 0.01;

/**
 * Distributes the blocks of a column over pages. Blocks that keep with the next one move to the next page together with
 * it, or with its first lines when it can be divided. Only a group taller than a page is separated.
 */
export function paginate(blocks: Block[], heightOfPage: (page: number) => number): Placed[][] {
  const pages: Placed[][] = [[]];
  const queue = [...blocks];
  let bottom = 0;

  const room = () => heightOfPage(pages.length - 1) - bottom + TOLERANCE;
  const gapOf = (block: Block, above = bottom) => (above > 0 ? block.gap : 0);
  const isTop = () => pages.at(-1)?.length === 0;
  const startPage = () => {
    pages.push([]);
    bottom = 0;
  };
  const place = (block: Block) => {
    bottom += gapOf(block);
    pages.at(-1)?.push({ block, top: bottom });
    bottom += block.height;
  };
  /** Divides the next block. Its first part is placed on this page, the rest on the next one. */
  const placeFirstPart = (): boolean => {
    const [block] = queue;
    const parts = block?.split?.(room() - gapOf(block));
    if (!parts) return false;
    place(parts[0]);
    queue[0] = parts[1];
    startPage();
    return true;
  };

  while (queue.length > 0) {
    const group = groupLength(queue);
    const last = queue[group - 1]!;
    const before = heightBelow(queue.slice(0, group - 1), bottom);
    const isWhole = heightBelow(queue.slice(0, group), bottom) <= room();
    const above = bottom + before;
    const hasFirstPart = !isWhole && last.split?.(room() - before - gapOf(last, above)) !== undefined;
    if (isWhole) for (const block of queue.splice(0, group)) place(block);
    else if (hasFirstPart) {
      for (const block of queue.splice(0, group - 1)) place(block);
      placeFirstPart();
    } else if (!isTop()) startPage();
    else {
      // The group is taller than a page.
      for (let next = queue[0]; next && next.height + gapOf(next) <= room(); next = queue[0]) {
        place(next);
        queue.shift();
      }
      if (!placeFirstPart()) {
        if (isTop()) place(queue.shift()!);
        if (queue.length > 0) startPage();
      }
    }
  }
  return pages;
}

/** Returns how many blocks stay together at the start: those that keep with the next one, and the one after them. */
function groupLength(blocks: Block[]): number {
  const end = blocks.findIndex(({ keepWithNext }) => !keepWithNext);
  return end === -1 ? blocks.length : end + 1;
}

const heightBelow = (blocks: Block[], bottom: number): number =>
  blocks.reduce((sum, { height, gap }) => sum + height + (bottom + sum > 0 ? gap : 0), 0);
