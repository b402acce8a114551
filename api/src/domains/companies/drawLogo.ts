import { seeded, type Seeded } from '../../platform/random/seeded.ts';

/** Background and foreground; each pair has a contrast of at least 3. */
const COLOURS = [
  ['#0E7C86', '#FFFFFF'],
  ['#0A4A57', '#F4B942'],
  ['#C96F38', '#FFFFFF'],
  ['#3B5A9A', '#FFFFFF'],
  ['#2E7D4F', '#FDF1D6'],
  ['#7A4E9E', '#FFFFFF'],
  ['#A63A50', '#FDE8D7'],
  ['#F4B942', '#0A4A57'],
  ['#F6F1E7', '#0E7C86'],
  ['#173F5F', '#7FD1C7'],
] as const;

const FIGURES: ((figure: string, chance: Seeded) => string)[] = [
  // Sun over two waves
  (c) =>
    `<circle cx="48" cy="38" r="16" fill="${c}"/><path d="M12 62q12-10 24 0t24 0 24 0" fill="none" stroke="${c}" stroke-width="6" stroke-linecap="round"/><path d="M12 78q12-10 24 0t24 0 24 0" fill="none" stroke="${c}" stroke-width="6" stroke-linecap="round" opacity=".55"/>`,
  // Leaf
  (c) =>
    `<path d="M22 74C18 38 44 20 76 20c2 34-18 58-54 54Z" fill="${c}"/><path d="M24 74 56 40" stroke="currentColor" stroke-width="5" stroke-linecap="round"/>`,
  // Three hills
  (c) =>
    `<path d="M8 76 34 34l18 28 10-14 26 28Z" fill="${c}" stroke="${c}" stroke-width="4" stroke-linejoin="round"/><circle cx="68" cy="28" r="9" fill="${c}" opacity=".7"/>`,
  // Rings
  (c) =>
    `<circle cx="48" cy="48" r="30" fill="none" stroke="${c}" stroke-width="8"/><circle cx="48" cy="48" r="12" fill="${c}"/>`,
  // Cactus
  (c) =>
    `<path d="M48 80V24M48 60H34a8 8 0 0 1-8-8V42M48 52h14a8 8 0 0 0 8-8v-8" fill="none" stroke="${c}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>`,
  // Four rotated petals
  (c, chance) =>
    `<g fill="${c}" transform="rotate(${chance.between(0, 5) * 15} 48 48)"><path d="M48 46C32 36 34 18 48 14c14 4 16 22 0 32Z"/><path d="M50 48c10-16 28-14 32 0-4 14-22 16-32 0Z"/><path d="M48 50c16 10 14 28 0 32-14-4-16-22 0-32Z"/><path d="M46 48c-10 16-28 14-32 0 4-14 22-16 32 0Z"/></g>`,
  // Sail
  (c) =>
    `<path d="M50 14v54H20C26 44 36 26 50 14Z" fill="${c}"/><path d="M56 26c12 10 20 24 22 42H56Z" fill="${c}" opacity=".65"/><path d="M16 76h64l-8 8H26Z" fill="${c}"/>`,
  // Blocks
  (c, chance) =>
    `<g fill="${c}"><rect x="20" y="20" width="26" height="26" rx="${chance.pick([3, 13])}"/><rect x="50" y="20" width="26" height="26" rx="${chance.pick([3, 13])}" opacity=".6"/><rect x="20" y="50" width="26" height="26" rx="${chance.pick([3, 13])}" opacity=".6"/><rect x="50" y="50" width="26" height="26" rx="${chance.pick([3, 13])}"/></g>`,
  // Bird
  (c) =>
    `<path d="M10 46c14-14 28-12 38 4 10-16 24-18 38-4-14-3-26 4-34 22l-4 6-4-6C36 50 24 43 10 46Z" fill="${c}"/>`,
  // Arcs
  (c) =>
    `<g fill="none" stroke="${c}" stroke-width="8" stroke-linecap="round"><path d="M18 72a30 30 0 0 1 60 0"/><path d="M32 72a16 16 0 0 1 32 0"/></g><circle cx="48" cy="30" r="6" fill="${c}"/>`,
];

/**
 * Draws a square logo derived from a word: the same word gives the same logo. Uses shapes only, so it needs no font.
 */
export function drawLogo(word: string): string {
  const chance = seeded(`logo ${word}`);
  const [ground, figure] = chance.pick(COLOURS);
  const drawing = chance.pick(FIGURES)(figure, chance);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" color="${ground}"><rect width="96" height="96" rx="18" fill="${ground}"/>${drawing}</svg>\n`;
}
