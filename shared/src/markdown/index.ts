export { escapeMarkdown } from './escapeMarkdown.ts';
export { linkText } from './linkText.ts';
export { markdownToHtml, textToHtml } from './markdownToHtml.ts';
export { type MarkdownNode, parseMarkdown } from './parseMarkdown.ts';
export { excerpt, plainText } from './plainText.ts';
export { RuleType as NodeType } from 'markdown-to-jsx/html';
