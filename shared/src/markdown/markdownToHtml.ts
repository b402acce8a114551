import { plainText } from './plainText.ts';

/**
 * Converts user-written Markdown to HTML for feed readers and search engines, with the text of its page. Paragraphs and
 * line breaks only, which all of them show.
 */
export function markdownToHtml(markdown: string): string {
  return textToHtml(plainText(markdown));
}

/** Converts plain text to HTML paragraphs. */
export function textToHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
