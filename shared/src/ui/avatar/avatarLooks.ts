/** White text reaches 4.5 on each. */
const COLOURS = [
  '#0e7c86',
  '#b5522b',
  '#3b5998',
  '#2e7d4f',
  '#7b4fa0',
  '#a8456b',
  '#3d6b1f',
  '#1f6fa8',
] as const;

/** The same name has the same colour, on every page and every machine. */
export function avatarColour(name: string): string {
  let hash = 0;
  for (const letter of name.trim().toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return COLOURS[hash % COLOURS.length] ?? COLOURS[0];
}

/** `CS` for "Cas di Sabor", `JM` for "Jean-Pierre Maduro": of the first two words that are not particles. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const weighty = words.filter((word) => /^[\p{Lu}\p{N}]/u.test(word));
  return (weighty.length > 0 ? weighty : words)
    .slice(0, 2)
    .map((word) => word.match(/^./u)?.[0] ?? '')
    .join('')
    .toUpperCase();
}
