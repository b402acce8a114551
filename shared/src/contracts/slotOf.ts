/** Texts of a catalogue that the build has put into slots, and the seeds that lead from a key to its slot. */
export type IndexedTexts = readonly [seeds: readonly number[], texts: readonly unknown[]];

/** Returns the slot of a key of the catalogue, so that the browser needs no list of its keys. */
export function slotOf(key: string, [seeds, texts]: IndexedTexts): number {
  const hash = hashOf(key);
  return mixed(Math.imul(mixed(hash + seeds[hash % seeds.length]!), 73_244_475)) % texts.length;
}

/** FNV-1a. */
export function hashOf(text: string): number {
  let hash = 0;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  return mixed(hash);
}

/** Lets the high bits change the low ones. */
const mixed = (bits: number): number => (bits ^ (bits >>> 16)) >>> 0;
