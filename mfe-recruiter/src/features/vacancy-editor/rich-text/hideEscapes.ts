/** First of the characters that replace escaped characters. Private use: no text contains them. */
const FIRST = 0xe100;
const ESCAPED = /\\([!-/:-@[-`{-~])|<((?:https?:\/\/|[^\s<>@]+@)[^\s<>]+)>|&#(\d{1,7});/gi;

/**
 * Replaces escaped characters and URLs in angle brackets, which Lexical resolves more than once or reads as syntax, by
 * characters without a meaning. `restoreEscapes` restores them.
 */
export function hideEscapes(markdown: string): string {
  return markdown.replaceAll(
    ESCAPED,
    (whole, sign: string | undefined, address: string | undefined, code: string) => {
      if (sign !== undefined) return hide(sign);
      if (address !== undefined) return address.replaceAll(/[!-/:-@[-`{-~]/g, hide);
      return Number(code) <= 0x10ffff ? hide(String.fromCodePoint(Number(code))) : whole;
    },
  );
}

export function restoreEscapes(text: string): string {
  return text.replaceAll(/[\uE100-\uE17F]/g, (hidden) => String.fromCharCode(hidden.charCodeAt(0) - FIRST));
}

const hide = (sign: string): string =>
  /[!-~]/.test(sign) ? String.fromCharCode(sign.charCodeAt(0) + FIRST) : sign;
