/** Returns the step of J (next, 1) or K (previous, -1) in the results, also under Caps Lock; 0 for other keys. */
export function stepOfKey({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): -1 | 0 | 1 {
  if (shiftKey) return 0;
  const letter = key.toLowerCase();
  return letter === 'j' ? 1 : letter === 'k' ? -1 : 0;
}
