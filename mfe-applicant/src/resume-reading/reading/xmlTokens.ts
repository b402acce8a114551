export type XmlToken = {
  kind: 'open' | 'close' | 'empty' | 'text';
  /** Name with its prefix; empty for a text. */
  name: string;
  text: string;
  attributes: () => ReadonlyMap<string, string>;
};

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const NO_ATTRIBUTES = (): ReadonlyMap<string, string> => new Map();

/** Reads the tags and texts of an XML document in one pass. Comments and declarations are skipped. */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  let at = 0;
  while (at < xml.length) {
    const start = xml.indexOf('<', at);
    if (start !== at) yield textToken(decoded(xml.slice(at, start === -1 ? undefined : start)));
    if (start === -1) return;
    const isData = xml.startsWith('<![CDATA[', start);
    const mark = isData ? ']]>' : xml.startsWith('<!--', start) ? '-->' : '>';
    const end = xml.indexOf(mark, start);
    if (end === -1) return;
    at = end + mark.length;
    if (isData) yield textToken(xml.slice(start + '<![CDATA['.length, end));
    else if (xml[start + 1] !== '!' && xml[start + 1] !== '?') yield tagToken(xml.slice(start + 1, end));
  }
}

function textToken(text: string): XmlToken {
  return { kind: 'text', name: '', text, attributes: NO_ATTRIBUTES };
}

function tagToken(content: string): XmlToken {
  const isClose = content.startsWith('/');
  const isEmpty = content.endsWith('/');
  const name = /^[^\s/]*/.exec(isClose ? content.slice(1) : content)![0];
  const kind = isClose ? 'close' : isEmpty ? 'empty' : 'open';
  return { kind, name, text: '', attributes: () => attributesOf(content) };
}

function attributesOf(content: string): ReadonlyMap<string, string> {
  const pairs = content.matchAll(/\s([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map([...pairs].map(([, key, double, single]) => [key!, decoded(double ?? single ?? '')]));
}

function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (entity, decimal?: string, hex?: string, name?: string) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null;
      if (code !== null) return code <= 0x10ffff ? String.fromCodePoint(code) : '';
      return ENTITIES[name ?? ''] ?? entity;
    },
  );
}
