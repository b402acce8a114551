type Named = { name: string };

/** A mention that is being typed: the index of its `@`, and the text between it and the caret. */
export type TypedMention = { start: number; query: string };

/** Finds the mention that ends at the caret. The `@` follows nothing, a space or a bracket: `a@b` is no mention. */
export function mentionAt(text: string, caret: number): TypedMention | null {
  const found = /(?:^|[\s(])@([^\n@]{0,60})$/.exec(text.slice(0, caret));
  if (!found) return null;
  const query = found[1]!;
  return { start: caret - query.length - 1, query };
}

/** Checks whether a text can contain a mention, whatever the names. */
export const mayMention = (text: string): boolean => /(?:^|[\s(])@/.test(text);

/** Filters people by the start of any word of their name, ignoring case and accents. */
export function peopleFor<Person extends Named>(people: readonly Person[], query: string): Person[] {
  return people.filter(({ name }) => ` ${plain(name)}`.includes(` ${plain(query)}`));
}

/** Splits a text at the mentions of these names: every second part is a mention. Longer names win. */
export function splitMentions(text: string, names: readonly string[]): string[] {
  if (names.length === 0) return [text];
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map(escaped);
  return text.split(new RegExp(`(?<![^\\s(])(@(?:${longestFirst.join('|')}))(?![\\p{L}\\p{N}])`, 'giu'));
}

/** Returns the people whom the text mentions. */
export function mentionedIn<Person extends Named>(text: string, people: readonly Person[]): Person[] {
  const parts = splitMentions(
    text,
    people.map(({ name }) => name),
  );
  const mentions = new Set(parts.filter((_, index) => index % 2 === 1).map((part) => part.toLowerCase()));
  return people.filter(({ name }) => mentions.has(`@${name.toLowerCase()}`));
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
