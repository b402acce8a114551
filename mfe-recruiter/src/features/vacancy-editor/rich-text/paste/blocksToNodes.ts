import { $createLinkNode } from '@lexical/link';
import { $createListItemNode, $createListNode, type ListNode } from '@lexical/list';
import { $createHeadingNode } from '@lexical/rich-text';
import { $createLineBreakNode, $createParagraphNode, $createTextNode, type LexicalNode } from 'lexical';
import type { Block, Run } from './blocks.ts';

type Item = Extract<Block, { kind: 'item' }>;

/** Creates Lexical nodes. Call it inside an update. */
export function $blocksToNodes(blocks: readonly Block[]): LexicalNode[] {
  const nodes: LexicalNode[] = [];
  for (let at = 0; at < blocks.length;) {
    const block = blocks[at]!;
    if (block.kind === 'item') {
      const end = blocks.findIndex((other, index) => index > at && other.kind !== 'item');
      const items = blocks.slice(at, end === -1 ? undefined : end) as Item[];
      nodes.push(...$lists(items));
      at += items.length;
    } else {
      nodes.push($textBlock(block));
      at += 1;
    }
  }
  return nodes;
}

function $textBlock({ kind, runs }: Block): LexicalNode {
  const node =
    kind === 'paragraph' ? $createParagraphNode() : $createHeadingNode(kind === 'heading' ? 'h2' : 'h3');
  return node.append(...runs.flatMap($runNodes));
}

/** Nests items by their level; a change between bullets and numbers starts another list. */
function $lists(items: readonly Item[]): ListNode[] {
  const base = Math.min(...items.map(({ level }) => level));
  const lists: ListNode[] = [];
  for (let at = 0; at < items.length;) {
    const { isOrdered, level, runs } = items[at]!;
    const list = lists.at(-1);
    const type = isOrdered ? 'number' : 'bullet';
    if (level > base) {
      const end = items.findIndex((other, index) => index > at && other.level <= base);
      const nested = items.slice(at, end === -1 ? undefined : end);
      const parent = list ?? $createListNode(type);
      if (!list) lists.push(parent);
      // Lexical nests a list in a separate item, after the item that it belongs to.
      for (const inner of $lists(nested)) parent.append($createListItemNode().append(inner));
      at += nested.length;
      continue;
    }
    const target = list?.getListType() === type ? list : $createListNode(type);
    if (target !== list) lists.push(target);
    target.append($createListItemNode().append(...runs.flatMap($runNodes)));
    at += 1;
  }
  return lists;
}

function $runNodes({ text, isBold, isItalic, href }: Run): LexicalNode[] {
  const nodes = text.split('\n').flatMap((line, index) => {
    const words = $createTextNode(line);
    if (isBold) words.toggleFormat('bold');
    if (isItalic) words.toggleFormat('italic');
    return [...(index > 0 ? [$createLineBreakNode()] : []), ...(line === '' ? [] : [words])];
  });
  return href === null ? nodes : [$createLinkNode(href).append(...nodes)];
}
