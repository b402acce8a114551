/** Fields of the front matter that a translation translates; the others equal those of the English file. */
const TRANSLATED_FIELDS = ['title', 'summary', 'kind'];

type Document = { fields: Record<string, string>; body: string };

/** Returns the problems of the translation of a Markdown text, one per line. */
export function markdownProblems(english: string, translated: string): string[] {
  const [expected, actual] = [parse(english), parse(translated)];
  const lacks = TRANSLATED_FIELDS.filter((name) => name in expected.fields && !actual.fields[name]);
  return [
    ...lacks.map((name) => `“${name}” is missing in the front matter.`),
    ...(expected.fields['updated'] === actual.fields['updated']
      ? []
      : [
          `It is the translation of ${actual.fields['updated']}, the English text is of ${expected.fields['updated']}.`,
        ]),
    ...differences('headings', headings(expected.body), headings(actual.body)),
    ...differences('list items', listItems(expected.body), listItems(actual.body)),
    ...differences('links', links(expected.body), links(actual.body)),
  ];
}

/** Returns the words of a Markdown text, without the URLs of its links and the names in its front matter. */
export function wordsOf(markdown: string): string {
  const { fields, body } = parse(markdown);
  const titles = TRANSLATED_FIELDS.map((name) => fields[name] ?? '');
  return [...titles, body.replaceAll(/\]\([^)]*\)/g, ']')].join('\n');
}

function differences(what: string, expected: string[], actual: string[]): string[] {
  const list = (values: string[]) => values.join(', ') || 'none';
  return list(expected) === list(actual)
    ? []
    : [`It has the ${what} ${list(actual)} instead of ${list(expected)}.`];
}

/** Levels of the headings in their order. */
const headings = (body: string): string[] => [...body.matchAll(/^(#{1,6}) /gm)].map(([, level]) => level!);

const listItems = (body: string): string[] => [...body.matchAll(/^(-|\d+\.) /gm)].map(([, mark]) => mark!);

/** Targets of the links, sorted: the order of words differs between languages. */
const links = (body: string): string[] =>
  [...body.matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => target!).toSorted();

function parse(markdown: string): Document {
  const [, head = '', body = markdown] = /^---\n(.*?)\n---\n(.*)$/s.exec(markdown) ?? [];
  const lines = head.split('\n').map((line) => /^(\w+): *(.*)$/.exec(line));
  return { fields: Object.fromEntries(lines.flatMap((line) => (line ? [[line[1], line[2]]] : []))), body };
}
