/** English texts that end in one of these words and stand alone: labels of fields and verbs with their particle. */
const PARTICLE =
  /^((Move|Link|Salary|Sort|Posted|Paid|Billed|Sent|Fill|Sign|Zoom|Lives|Publish|Use|Wh(o|at)|Still|Companies)\b|.*( signed in| here to|[}] on)$)/;

/**
 * Keys of texts that are not sentences: those inserted for a relative day or an unknown name, parts of a list, a line
 * between two ways, and notes that the kit puts in parentheses.
 */
const PARTS =
  /^(ago\.|closes\.|editor\.paste\.|cv\.machine\.letters\.|next\.anonymous$|providers\.or|frame$|(field|editor)\.optional$)/;

/** Returns the keys of English texts that are only a part of a sentence: the order of its parts differs by language. */
export function findFragments(english: Record<string, string>): string[] {
  return Object.keys(english).filter((key) => {
    const text = english[key]!;
    const isOpen = /([,;–-]|\s|\s(?:of|in|at|by|with|to|from|and|or|on|for|until|another))$/u.test(text);
    return !PARTS.test(key) && (/^[\s\p{Ll},;:]/u.test(text) || (isOpen && !PARTICLE.test(text)));
  });
}

/** Returns the lines of a source that insert parts into a text without the list format of its language. */
export function findJoins(source: string): number[] {
  return [...source.matchAll(/\bt(?:ext)?\((?:[^();]|\((?:[^();]|\([^();]*\))*\))*?\.join\(/g)].map(
    ({ index }) => source.slice(0, index).split('\n').length,
  );
}
