const BLOCKS = new Set(
  'p div br li ul ol h1 h2 h3 h4 h5 h6 tr table section article header footer dt dd'.split(' '),
);
const INLINE = new Set(
  'a abbr b big body cite code em font html i mark s small span strong strike sub sup td th tt u'.split(' '),
);
const HIDDEN = new Set(['script', 'style', 'head', 'title']);
const TAG = /<(\/?)([a-z][a-z\d]*)(?=[\s/>])([^<>]*)>/gi;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  euro: '€',
  deg: '°',
  copy: '©',
  reg: '®',
  trade: '™',
  szlig: 'ß',
  oslash: 'ø',
  Oslash: 'Ø',
  aelig: 'æ',
  AElig: 'Æ',
  iexcl: '¡',
  iquest: '¿',
  shy: '',
};
/** Combining marks of the entities of accented letters, for example `&eacute;`. */
const ACCENTS: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030A',
};

/** Returns a text without HTML: blocks as lines, the target of a link behind its text. "a < b" stays as it is. */
export function htmlText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  let text = '';
  let at = 0;
  let hidden = '';
  let link: { href: string; start: number } | null = null;
  for (const { index, 0: tag, 1: slash, 2: written, 3: attributes } of html.matchAll(TAG)) {
    const name = written!.toLowerCase();
    if (hidden && !(slash && name === hidden)) continue;
    if (!hidden && !BLOCKS.has(name) && !INLINE.has(name) && !HIDDEN.has(name)) continue;
    if (!hidden) text += html.slice(at, index);
    at = index + tag.length;
    hidden = !slash && HIDDEN.has(name) ? name : '';
    if (BLOCKS.has(name) && text !== '' && !text.endsWith('\n')) text += '\n';
    if (name !== 'a') continue;
    if (!slash)
      link = {
        href: decoded((HREF.exec(attributes!) ?? []).slice(1).find(Boolean) ?? ''),
        start: text.length,
      };
    else if (link) {
      text += suffixOf(link.href, text.slice(link.start));
      link = null;
    }
  }
  if (!hidden) text += html.slice(at);
  const plain = decoded(text);
  return plain === html
    ? html
    : plain
        .replaceAll(/[^\S\n]{2,}/g, ' ')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim();
}

function suffixOf(href: string, label: string): string {
  const target = href.replace(/^(?:mailto|tel):/i, '');
  return /^(?:https?:|mailto:|tel:)/i.test(href) && !label.includes(target) ? ` (${target})` : '';
}

function decoded(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi,
    (entity, decimal?: string, hex?: string, name = '') => {
      if (decimal || hex) {
        const code = decimal ? Number(decimal) : Number.parseInt(hex!, 16);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
      }
      const accent = ACCENTS[name.slice(1)];
      return accent ? `${name[0]}${accent}`.normalize('NFC') : (NAMED[name] ?? entity);
    },
  );
}
