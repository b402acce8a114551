import { RuleType } from 'markdown-to-jsx/html';
import { type MarkdownNode, parseMarkdown } from './parseMarkdown.ts';

/** Returns the text of user-written Markdown as its page shows it. Paragraphs are separated by an empty line. */
export function plainText(markdown: string): string {
  return blocksText(parseMarkdown(markdown)).trim();
}

/** Returns the beginning of a plain text in one line of at most `maxLength` characters, truncated between two words. */
export function excerpt(text: string, maxLength: number): string {
  const line = text
    .replaceAll(/(^|\n)• /g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength);
  const end = cut.lastIndexOf(' ');
  const whole = end > maxLength / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '');
  return `${whole.replace(/[\s,;:.–-]+$/, '')}…`;
}

function isBlock({ type }: MarkdownNode): boolean {
  return (
    type === RuleType.blockQuote ||
    type === RuleType.breakThematic ||
    type === RuleType.codeBlock ||
    type === RuleType.heading ||
    type === RuleType.orderedList ||
    type === RuleType.paragraph ||
    type === RuleType.table ||
    type === RuleType.unorderedList
  );
}

function blocksText(nodes: readonly MarkdownNode[], between = '\n\n'): string {
  let text = '';
  nodes.forEach((node, index) => {
    const part = textOf(node);
    const isApart = isBlock(node) || (index > 0 && isBlock(nodes[index - 1]!));
    if (part !== '' && text !== '' && isApart) text += between;
    text += part;
  });
  return text;
}

function textOf(node: MarkdownNode): string {
  switch (node.type) {
    case RuleType.breakLine:
      return '\n';
    case RuleType.gfmTask:
      return node.completed ? '☑ ' : '☐ ';
    case RuleType.unorderedList:
      return node.items.map((item) => `• ${itemText(item)}`).join('\n');
    case RuleType.orderedList:
      return node.items.map((item, index) => `${(node.start ?? 1) + index}. ${itemText(item)}`).join('\n');
    case RuleType.table:
      return [node.header, ...node.cells]
        .map((row) => row.map((cell) => blocksText(cell)).join(' | '))
        .join('\n');
    case RuleType.image:
      return '';
    default:
      if ('children' in node && node.children) return blocksText(node.children);
      return 'text' in node ? (node.text ?? '') : '';
  }
}

const itemText = (item: readonly MarkdownNode[]): string => blocksText(item, '\n').trim();
