import { $createAutoLinkNode, $isAutoLinkNode, $isLinkNode, type AutoLinkNode } from '@lexical/link';
import { linkText } from '@cpa/shared/markdown';
import { type LexicalEditor, type LexicalNode, TextNode } from 'lexical';

/**
 * Links the URLs and e-mail addresses in the text while they are typed, the same ones as on the page.
 * `registerAutoLink` of Lexical has three times the size and links other texts. @returns the clean-up
 */
export const linkAddresses = (editor: LexicalEditor): (() => void) =>
  editor.registerNodeTransform(TextNode, $linkIn);

function $linkIn(node: TextNode): void {
  const parent = node.getParent();
  if ($isAutoLinkNode(parent)) {
    if (!isAddress(parent.getTextContent(), parent.getURL())) $unlink(parent);
    return;
  }
  if ($isLinkNode(parent) || !node.isSimpleText()) return;
  const text = node.getTextContent();
  const previous = node.getPreviousSibling();
  const next = node.getNextSibling();
  // Text next to a URL may continue it.
  if ($isLinked(previous) && linkText(previous.getTextContent() + text)[0]?.href !== previous.getURL())
    $unlink(previous);
  else if ($isLinked(next) && linkText(text + next.getTextContent()).at(-1)?.href !== next.getURL())
    $unlink(next);
  else $linkFirst(node, text);
}

/** Links the first URL that the checks above do not unlink; the transform runs again for the text after it. */
function $linkFirst(node: TextNode, text: string): void {
  const before = textOf(node.getPreviousSibling());
  const after = textOf(node.getNextSibling());
  let start = 0;
  for (const { text: piece, href } of linkText(text, before, after)) {
    const end = start + piece.length;
    if (
      href !== undefined &&
      isAddress(piece, href) &&
      linkText(before + text.slice(0, end)).at(-1)?.href === href &&
      linkText(text.slice(start) + after)[0]?.href === href
    ) {
      const parts = node.splitText(start, end);
      const address = parts[start === 0 ? 0 : 1]!;
      const link = $createAutoLinkNode(href);
      address.replace(link);
      link.append(address);
      return;
    }
    start = end;
  }
}

/** Returns the text of a neighbour, which may be missing. */
export const textOf = (node: LexicalNode | null): string => node?.getTextContent() ?? '';

const $isLinked = (node: LexicalNode | null): node is AutoLinkNode =>
  $isAutoLinkNode(node) && !node.getIsUnlinked();

function isAddress(text: string, href: string): boolean {
  const pieces = linkText(text);
  return pieces.length === 1 && pieces[0]!.href === href;
}

function $unlink(link: AutoLinkNode): void {
  if (link.getIsUnlinked()) return;
  for (const child of link.getChildren()) link.insertBefore(child);
  link.remove();
}
