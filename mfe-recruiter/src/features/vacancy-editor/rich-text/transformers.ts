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
import { $getRoot, $isParagraphNode, $isTextNode, type TextNode } from 'lexical';
import { escapeLineStarts } from './escapeLineStarts.ts';
import { hideEscapes, restoreEscapes } from './hideEscapes.ts';
import { textOf } from './linkAddresses.ts';

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
    $isTextNode(node) ? writeText(node, (text) => exportFormat(node, text)) : null,
  // Never matches, as above.
  regExp: /(?!)/,
  type: 'text-match',
};

/**
 * Makes Lexical write the formats around a placeholder, because it escapes URLs but not all punctuation. Punctuation
 * next to a neighbour stays outside: Markdown reads no emphasis between a letter and punctuation.
 */
function writeText(node: TextNode, format: (text: string) => string): string {
  const text = node.getTextContent();
  const content = text.trim();
  if (content === '') return format(text);
  const isPlain = node.getFormat() === 0;
  const start =
    isPlain || !/\S$/.test(textOf(node.getPreviousSibling())) ? '' : /^[^\p{L}\p{N}\s]*/u.exec(text)![0];
  const rest = text.slice(start.length);
  const end =
    isPlain || !/^\S/.test(textOf(node.getNextSibling())) ? '' : /[^\p{L}\p{N}\s]*$/u.exec(rest)![0];
  const inner = rest.slice(0, rest.length - end.length);
  const core = inner.trim();
  const formatted = format(core === '' ? inner : inner.replace(core, () => PLACEHOLDER));
  return (
    escapeMarkdown(start) + formatted.replace(PLACEHOLDER, () => escapeMarkdown(core)) + escapeMarkdown(end)
  );
}

/** Private use: no text has it. */
const PLACEHOLDER = '\uE000';

const withEscapedLines = (block: ElementTransformer): ElementTransformer => ({
  ...block,
  export: (node, exportChildren, ...rest) =>
    block.export(node, (child) => escapeLineStarts(exportChildren(child)), ...rest),
});

/** Trailing # characters would close the heading. */
const CLOSED_HEADING: ElementTransformer = {
  ...HEADING,
  export: (node, exportChildren, ...rest) =>
    HEADING.export(
      node,
      (child) => exportChildren(child).replace(/(^|\s)(#+\s*)$/, String.raw`$1\$2`),
      ...rest,
    ),
};

/** Syntax that the public page renders. */
const TRANSFORMERS: Transformer[] = [
  PARAGRAPH,
  CLOSED_HEADING,
  withEscapedLines(QUOTE),
  withEscapedLines(UNORDERED_LIST),
  withEscapedLines(ORDERED_LIST),
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
  return $convertToMarkdownString(TRANSFORMERS)
    .trim()
    .replaceAll(SPLIT_REFERENCE, String.raw`$1\&`);
}

/** Character reference that is split between nodes, so that no node has escaped it. */
const SPLIT_REFERENCE = /(?<!\\)((?:\\\\)*)&(?=#?\w+;)/g;
