import { $isLinkNode, AutoLinkNode, LinkNode } from '@lexical/link';
import { ListItemNode, ListNode } from '@lexical/list';
import {
  $convertFromMarkdownString,
  $convertToMarkdownString,
  BOLD_ITALIC_STAR,
  BOLD_ITALIC_UNDERSCORE,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  type ElementTransformer,
  HEADING,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  LINK,
  ORDERED_LIST,
  QUOTE,
  type TextMatchTransformer,
  type Transformer,
  UNORDERED_LIST,
} from '@lexical/markdown';
import { escapeMarkdown } from '@cpa/shared/markdown';
import { HeadingNode, QuoteNode } from '@lexical/rich-text';
import { $getRoot, $isParagraphNode, $isTextNode } from 'lexical';
import { escapeLineStarts } from './escapeLineStarts.ts';
import { hideEscapes, restoreEscapes } from './hideEscapes.ts';

/** Nodes of the text that vacancies may contain. */
export const NODES = [HeadingNode, ListNode, ListItemNode, LinkNode, AutoLinkNode, QuoteNode];

/** Lexical writes a paragraph `# x` without an escape, so that it would come back as a heading. */
const PARAGRAPH: ElementTransformer = {
  dependencies: [],
  export: (node, exportChildren) => ($isParagraphNode(node) ? escapeLineStarts(exportChildren(node)) : null),
  // Never matches: a line without a marker is a paragraph anyway.
  regExp: /(?!)/,
  replace: () => false,
  type: 'element',
};

const TEXT: TextMatchTransformer = {
  dependencies: [],
  export: (node, _exportChildren, exportFormat) =>
    $isTextNode(node) ? writeText(node.getTextContent(), (text) => exportFormat(node, text)) : null,
  // Never matches, as above.
  regExp: /(?!)/,
  type: 'text-match',
};

/** Has Lexical write the formats around a placeholder, because it escapes addresses and not all signs. */
function writeText(text: string, format: (text: string) => string): string {
  const content = text.trim();
  if (content === '') return format(text);
  return format(text.replace(content, () => PLACEHOLDER)).replace(PLACEHOLDER, () => escapeMarkdown(content));
}

/** Private use: no text has it. */
const PLACEHOLDER = '\uE000';

const withEscapedItems = (list: ElementTransformer): ElementTransformer => ({
  ...list,
  export: (node, exportChildren, ...rest) =>
    list.export(node, (child) => escapeLineStarts(exportChildren(child)), ...rest),
});

/** Syntax that the public page renders. */
const TRANSFORMERS: Transformer[] = [
  PARAGRAPH,
  HEADING,
  QUOTE,
  withEscapedItems(UNORDERED_LIST),
  withEscapedItems(ORDERED_LIST),
  BOLD_ITALIC_STAR,
  BOLD_ITALIC_UNDERSCORE,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  LINK,
  TEXT,
];

/** Replaces the content of the editor. Call it inside an update. */
export function $readMarkdown(markdown: string): void {
  $convertFromMarkdownString(hideEscapes(markdown), TRANSFORMERS);
  for (const node of $getRoot().getAllTextNodes()) {
    node.setTextContent(restoreEscapes(node.getTextContent()));
    const link = node.getParent();
    if ($isLinkNode(link)) link.setURL(restoreEscapes(link.getURL()));
  }
}

/** Returns the content of the editor. Call it inside a read. */
export function $writeMarkdown(): string {
  return $convertToMarkdownString(TRANSFORMERS).trim();
}
