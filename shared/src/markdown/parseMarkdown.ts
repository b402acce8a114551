import { type MarkdownToJSX, parser, RuleType } from 'markdown-to-jsx/html';
import { linkText } from './linkText.ts';
import { safeHref } from './safeHref.ts';

export type MarkdownNode = MarkdownToJSX.ASTNode;

/**
 * Parses user-written Markdown: the only parser of such texts, for pages and for everything that leaves the site. HTML
 * is text, links have safe protocols only, and URLs and e-mail addresses become links after the escapes are resolved.
 */
export function parseMarkdown(markdown: string): MarkdownNode[] {
  const nodes = parser(markdown.replaceAll(/\r\n?/g, '\n'), OPTIONS);
  return nodes.flatMap((node) => (node.type === RuleType.refCollection ? [] : [linkInside(node)]));
}

const OPTIONS = {
  disableParsingRawHTML: true,
  // The library links the text between two escapes, which is a part of the URL.
  disableAutoLink: true,
  disableFrontmatter: true,
  forceBlock: true,
};

function linkInside(node: MarkdownNode): MarkdownNode {
  switch (node.type) {
    case RuleType.link:
      return { ...node, target: node.target && safeHref(ownHref(node) ?? node.target) };
    case RuleType.unorderedList:
    case RuleType.orderedList:
      return { ...node, items: node.items.map(linkChildren) };
    case RuleType.table:
      return {
        ...node,
        header: node.header.map(linkChildren),
        cells: node.cells.map((row) => row.map(linkChildren)),
      };
    default:
      return 'children' in node && node.children ? { ...node, children: linkChildren(node.children) } : node;
  }
}

/** Returns the URL in angle brackets, which the library leaves unencoded. */
function ownHref({ target, children: [only] }: MarkdownToJSX.LinkNode): string | undefined {
  const address = only?.type === RuleType.text ? only.text : '';
  return target === `mailto:${address}` ? linkText(address)[0]?.href : undefined;
}

function linkChildren(children: MarkdownNode[]): MarkdownNode[] {
  const merged = mergeTexts(children);
  return merged.flatMap((node, index): MarkdownNode[] =>
    node.type === RuleType.text
      ? linkText(node.text, edge(merged[index - 1]), edge(merged[index + 1])).map(toNode)
      : [linkInside(node)],
  );
}

/** The parser returns each escaped character as a separate text. */
function mergeTexts(nodes: MarkdownNode[]): MarkdownNode[] {
  const merged: MarkdownNode[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (node.type === RuleType.text && last?.type === RuleType.text)
      merged[merged.length - 1] = { ...last, text: last.text + node.text };
    else merged.push(node);
  }
  return merged;
}

/** Placeholder for the text of a neighbour in the same line: formatted text continues a word. */
function edge(node: MarkdownNode | undefined): string {
  const isInline =
    node?.type === RuleType.textFormatted ||
    node?.type === RuleType.codeInline ||
    node?.type === RuleType.link;
  return isInline ? 'x' : '';
}

function toNode({ text, href }: ReturnType<typeof linkText>[number]): MarkdownNode {
  const words = { type: RuleType.text, text };
  return href === undefined ? words : { type: RuleType.link, target: safeHref(href), children: [words] };
}
