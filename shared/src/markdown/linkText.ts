/** Piece of a text: `href` when it is a URL or an e-mail address. */
type TextPiece = { text: string; href?: string };

const LOCAL = String.raw`[\p{L}\p{N}.!#$%&'*+/=?^_\x60{|}~-]{1,64}`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}_-]{0,61}[\p{L}\p{N}])?`;
const MAIL = String.raw`(?<![\p{L}\p{N}.%+_@-])(?:mailto:)?${LOCAL}@(?:${LABEL}\.){1,8}[\p{L}]{2,24}(?![\p{L}\p{N}_@-])`;
const WEB = String.raw`(?<![\p{L}\p{N}_@])(?:https?:\/\/|www\.(?=[\p{L}\p{N}]))[^\s<>"“”\\]{1,2000}`;
const ADDRESS = new RegExp(`${WEB}|${MAIL}`, 'giu');

/**
 * Splits plain text into URLs, e-mail addresses and the text between them. A URL next to `before` or `after`, text that
 * belongs to the same word, stays text: a part of a URL is another URL.
 */
export function linkText(text: string, before = '', after = ''): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const isMail = !/^(?:https?:\/\/|www\.)/i.test(found);
    // Only these characters before an e-mail address are not a part of it: a quotation mark, or a slash between two.
    const address = isMail ? found.replace(/^[^\p{L}\p{N}_@]+/u, '') : trimUrl(found);
    const start = index + (isMail ? found.length - address.length : 0);
    const isCut =
      (start === 0 && /[^\s(<[{"'“‘]$/u.test(before)) ||
      (start + address.length === text.length && /^[\p{L}\p{N}@_/-]/u.test(after));
    const href = isCut ? undefined : hrefOf(address, isMail);
    if (href === undefined) continue;
    if (start > end) pieces.push({ text: text.slice(end, start) });
    pieces.push({ text: address, href });
    end = start + address.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

function hrefOf(address: string, isMail: boolean): string | undefined {
  if (isMail) {
    const [mailbox, domain] = address.replace(/^mailto:/i, '').split(/@(?=[^@]*$)/);
    const isMailbox = /[\p{L}\p{N}]/u.test(mailbox!) && !/\.\.|\.$/.test(mailbox!);
    return isMailbox ? `mailto:${mailbox!.replaceAll(/[%?#]/g, encodeURIComponent)}@${domain}` : undefined;
  }
  const url = /^www\./i.test(address) ? `https://${address}` : address;
  return URL.canParse(url) ? url : undefined;
}

/** Removes the punctuation of the sentence around a URL, for example a closing bracket that has no opening one. */
function trimUrl(url: string): string {
  let end = url.length;
  for (;;) {
    const last = url[end - 1]!;
    const isBracket = last === ')' || last === ']' || last === '}';
    if (isBracket ? isOpened(url.slice(0, end), last) : !/[.,:;!?'’*~`|\\]/.test(last)) break;
    end -= 1;
  }
  return url.slice(0, end);
}

function isOpened(url: string, closing: string): boolean {
  const opening = { ')': '(', ']': '[', '}': '{' }[closing]!;
  return url.split(opening).length >= url.split(closing).length;
}
