import { escapeMarkdown } from '@cpa/shared/markdown';
import { parsePiece } from './parsePage.ts';
import { unescapeMarkup } from './readHtml.ts';

type Node = {
  type: string;
  data?: string;
  name?: string;
  children?: Node[];
  attribs?: Record<string, string>;
};

const SKIPPED = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'iframe',
  'svg',
  'form',
  'button',
  'head',
]);
const BLOCKS = new Set(
  'address article aside blockquote body dd div dl dt fieldset figure footer header main p section table tbody tr ul ol'.split(
    ' ',
  ),
);
/** Maximum length in the editor. */
const LONGEST = 20_000;

/** Converts HTML to Markdown: paragraphs, headings, lists, emphasis and links. */
export function htmlToMarkdown(html: string, base: string, longest = LONGEST): string {
  const markup = unescapeMarkup(html);
  // Plain text keeps its line breaks.
  if (!/<[a-z!/][^<>]*>/i.test(markup))
    return tidy(parsePiece(markup.replaceAll('<', '&lt;')).text(), longest);
  const document = parsePiece(markup);
  return tidy(inside(document.root()[0] as unknown as Node, base), longest);
}

/** Maximum nesting depth; deeper content is dropped. */
const DEEPEST = 100;

function inside(node: Node, base: string, depth = 0): string {
  if (depth > DEEPEST) return '';
  return (node.children ?? []).map((child) => written(child, base, depth + 1)).join('');
}

function written(node: Node, base: string, depth: number): string {
  if (node.type === 'text') return escapeMarkdown((node.data ?? '').replaceAll(/\s+/g, ' '));
  const name = node.name ?? '';
  if (node.type === 'comment' || SKIPPED.has(name)) return '';
  const text = inside(node, base, depth);
  if (/^h[1-6]$/.test(name)) return text.trim() && `\n\n### ${text.trim()}\n\n`;
  if (name === 'br') return '\n';
  if (name === 'li') return `\n- ${text.trim().replaceAll(/\n+/g, '\n  ')}`;
  if (name === 'td' || name === 'th') return `${text} `;
  if (name === 'strong' || name === 'b') return around(text, '**');
  if (name === 'em' || name === 'i') return around(text, '*');
  if (name === 'a') return linked(text, node.attribs?.['href'], base);
  return BLOCKS.has(name) ? `\n\n${text}\n\n` : text;
}

function around(text: string, mark: string): string {
  const [, before, words, after] = text.match(/^(\s*)([\s\S]*?)(\s*)$/)!;
  return words === '' || words!.includes('\n') ? text : `${before}${mark}${words}${mark}${after}`;
}

function linked(text: string, href: string | undefined, base: string): string {
  const url = href !== undefined && URL.canParse(href, base) ? new URL(href, base) : undefined;
  if (!url || !['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol) || text.trim() === '')
    return text;
  return `[${text.trim()}](${url.href.replaceAll('(', '%28').replaceAll(')', '%29')})`;
}

function tidy(text: string, longest: number): string {
  const clean = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\p{Cc}/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .replaceAll(/[ \t\u00a0]+/g, ' ')
    .replaceAll(/ *\n */g, (breaks) => (breaks.endsWith('  ') ? '\n  ' : '\n'))
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return clean.length <= longest ? clean : `${clean.slice(0, longest - 1)}…`;
}
