import { hashOf, slotOf } from '@cpa/shared/contracts';

/** More make the list of seeds shorter and its numbers longer. */
const KEYS_PER_SEED = 4;

/** Puts the keys of a catalogue into slots by hash and displace. Returns the seeds, and the keys by slot. */
export function indexKeys(keys: readonly string[]): { seeds: number[]; slots: string[] } {
  if (new Set(keys.map(hashOf)).size < keys.length)
    throw new Error('Two keys have the same hash. Rename one.');
  const seeds = Array.from({ length: Math.ceil(keys.length / KEYS_PER_SEED) }, () => 0);
  const slots: string[] = [];
  const groups = seeds.map((_seed, place) => ({
    place,
    group: keys.filter((key) => hashOf(key) % seeds.length === place),
  }));
  // The largest first, while most slots are free.
  for (const { place, group } of groups.toSorted((one, other) => other.group.length - one.group.length)) {
    const slotsOfGroup = () => new Set(group.map((key) => slotOf(key, [seeds, keys])));
    while (
      slotsOfGroup().size < group.length ||
      group.some((key) => slots[slotOf(key, [seeds, keys])] !== undefined)
    )
      seeds[place]! += 1;
    for (const key of group) slots[slotOf(key, [seeds, keys])] = key;
  }
  return { seeds, slots };
}
