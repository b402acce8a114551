import { linkText } from './linkText.ts';

/** Writes text as Markdown that reads the same. URLs and e-mail addresses stay unchanged, line starts unescaped. */
export function escapeMarkdown(text: string): string {
  return linkText(text)
    .map(({ text: piece, href }) => (href === undefined ? null : writeAddress(piece)) ?? escapeSigns(piece))
    .join('');
}

/** Escapes the characters of emphasis, code, links, marks, tags and character references, which may begin in a URL. */
function escapeSigns(text: string): string {
  return text.replaceAll(/[\\*_`~[\]]|<(?!\/?\w+[\s>]|[\s\d])|&(?=#?\w+;)|=(?==)|^;/g, String.raw`\$&`);
}

/** Writes a URL or e-mail address without escapes, in angle brackets if Markdown requires it. Null if neither works. */
function writeAddress(address: string): string | null {
  if (/&#?\w+;/.test(address)) return null;
  if (!/[*`~[\]|!]|==|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/u.test(address)) return address;
  return /^(?:https?:\/\/[!-~]+|[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d.-]+)$/i.test(address) ? `<${address}>` : null;
}
