/** Markdown file split into front matter fields and body. */
export interface ContentDocument {
  slug: string;
  fields: Record<string, string>;
  body: string;
}

/** @throws Error when the front matter is missing or a line is not `name: value`. */
export function parseDocument(slug: string, source: string): ContentDocument {
  const [, head, body] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source) ?? [];
  if (head === undefined || body === undefined)
    throw new Error(`The content "${slug}" does not begin with a head between "---".`);
  const lines = head.split(/\r?\n/).filter((line) => line.trim() !== '');
  const fields = lines.map((line) => {
    const colon = line.indexOf(':');
    if (colon < 1)
      throw new Error(`The content "${slug}" has the line "${line}" in its head, which is no "name: value".`);
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
  });
  return { slug, fields: Object.fromEntries(fields), body: body.trim() };
}

/** @throws Error when the field is missing. */
export function field({ slug, fields }: ContentDocument, name: string): string {
  const value = fields[name];
  if (!value) throw new Error(`The content "${slug}" lacks "${name}" in its head.`);
  return value;
}
