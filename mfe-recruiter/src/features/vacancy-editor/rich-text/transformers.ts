import { LinkNode } from '@lexical/link';
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
  type Transformer,
  UNORDERED_LIST,
} from '@lexical/markdown';
import { HeadingNode, QuoteNode } from '@lexical/rich-text';
import { $isParagraphNode } from 'lexical';
import { escapeLineStarts } from './escapeLineStarts.ts';

/** Nodes of the text that vacancies may contain. */
export const NODES = [HeadingNode, ListNode, ListItemNode, LinkNode, QuoteNode];

/** Lexical writes a paragraph `# x` without an escape, so that it would come back as a heading. */
const PARAGRAPH: ElementTransformer = {
  dependencies: [],
  export: (node, exportChildren) => ($isParagraphNode(node) ? escapeLineStarts(exportChildren(node)) : null),
  // Never matches: a line without a marker is a paragraph anyway.
  regExp: /(?!)/,
  replace: () => false,
  type: 'element',
};

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
];

/** Replaces the content of the editor. Call it inside an update. */
export function $readMarkdown(markdown: string): void {
  $convertFromMarkdownString(markdown, TRANSFORMERS);
}

/** Returns the content of the editor. Call it inside a read. */
export function $writeMarkdown(): string {
  return $convertToMarkdownString(TRANSFORMERS).trim();
}
