/** Parts of a Word document, by their names in the archive. */
export type WordParts = {
  main: string;
  headers: string[];
  /** Templates and documents with macros are other kinds of file. */
  kind: 'document' | 'template' | 'macros';
};

type Relationship = { type: string; target: string };

/** Types of main parts. https://ecma-international.org/publications-and-standards/standards/ecma-376/ */
const MAIN =
  /^application\/(?:vnd\.openxmlformats-officedocument\.wordprocessingml|vnd\.ms-word)\.(document|template)\.(?:main|macroenabled(?:\.12)?\.main|macroenabledtemplate\.main)\+xml$/i;
const USUAL = 'word/document.xml';

/**
 * Finds the parts of a Word document by the rules of its package: relationships first, then content types, then the
 * usual name. `read` returns the bytes of an entry. Returns null for a package without a Word document.
 */
export function findWordParts(
  names: readonly string[],
  read: (name: string) => Uint8Array | undefined,
): WordParts | null {
  const entries = new Map(names.map((name) => [partPath(name), name]));
  const text = (path: string): string => {
    const name = entries.get(path);
    const bytes = name === undefined ? undefined : read(name);
    return bytes ? decodeXml(bytes) : '';
  };
  const types = contentTypes(text('[content_types].xml'));
  const typeOf = (path: string): string =>
    types.overrides.get(path) ?? types.defaults.get(path.slice(path.lastIndexOf('.') + 1)) ?? '';
  const related = relationships(text('_rels/.rels'), '').filter(({ type }) => type === 'officedocument');
  const candidates = [...related.map(({ target }) => target), ...types.overrides.keys(), USUAL];
  const isMain = (path: string): boolean => MAIN.test(typeOf(path)) || (path === USUAL && !types.hasMain);
  const main = candidates.find((path) => entries.has(path) && isMain(path));
  if (main === undefined) return null;
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const headers = relationships(text(`${folder}_rels/${main.slice(folder.length)}.rels`), folder)
    .filter(({ type, target }) => type === 'header' && entries.has(target))
    .map(({ target }) => target);
  const named = [...entries.keys()].filter((path) => /^word\/header\d*\.xml$/.test(path));
  const isMacro =
    /macroenabled/i.test(typeOf(main)) || [...entries.keys()].some((path) => path.endsWith('vbaproject.bin'));
  return {
    main: entries.get(main)!,
    headers: (headers.length > 0 ? headers : named).toSorted().map((path) => entries.get(path)!),
    kind: isMacro
      ? 'macros'
      : MAIN.exec(typeOf(main))?.[1]?.toLowerCase() === 'template'
        ? 'template'
        : 'document',
  };
}

/** Path of a part: lower case, with single slashes between names. */
export function partPath(name: string): string {
  const names = name.toLowerCase().split(/[\\/]/);
  return names.filter((each) => each !== '' && each !== '.').join('/');
}

/** True for an entry that describes other entries. */
export function isDescription(name: string): boolean {
  const path = partPath(name);
  return path === '[content_types].xml' || path.endsWith('.rels');
}

/** Decodes a part: UTF-8, or UTF-16 with a byte order mark. */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return new TextDecoder(isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes);
}

function contentTypes(xml: string): {
  overrides: Map<string, string>;
  defaults: Map<string, string>;
  hasMain: boolean;
} {
  const overrides = elements(xml, 'Override').map(
    (each) => [partPath(each['PartName'] ?? ''), each['ContentType'] ?? ''] as const,
  );
  const defaults = elements(xml, 'Default').map(
    (each) => [(each['Extension'] ?? '').toLowerCase(), each['ContentType'] ?? ''] as const,
  );
  const hasMain = [...overrides, ...defaults].some(([, type]) => /\.main\+xml$/i.test(type));
  return { overrides: new Map(overrides), defaults: new Map(defaults), hasMain };
}

function relationships(xml: string, folder: string): Relationship[] {
  return elements(xml, 'Relationship').flatMap(({ Type = '', Target = '', TargetMode = '' }) =>
    TargetMode === 'External'
      ? []
      : [{ type: Type.slice(Type.lastIndexOf('/') + 1).toLowerCase(), target: resolved(Target, folder) }],
  );
}

/** Resolves a target against the folder of its source. */
function resolved(target: string, folder: string): string {
  const path = target.replaceAll('\\', '/');
  const parts: string[] = [];
  for (const part of (path.startsWith('/') ? path : folder + path).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return partPath(decodedUrl(parts.join('/')));
}

function decodedUrl(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the attributes of the elements of a name, with any namespace prefix. */
function elements(xml: string, name: string): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  for (const [, , local, attributes = ''] of xml.matchAll(/<([\w.-]+:)?([\w.-]+)\s([^<>]*)>/g)) {
    if (local !== name) continue;
    const pairs = attributes.matchAll(/(?:^|\s)([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
    found.push(
      Object.fromEntries([...pairs].map(([, key, double, single]) => [key, double ?? single ?? ''])),
    );
  }
  return found;
}
