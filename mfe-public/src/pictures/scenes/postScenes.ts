import { box, C, disc, type SceneData } from './shapes.ts';

const CALENDAR: SceneData = {
  ground: C.gold,
  shapes: [
    [C.white, box(44, 20, 72, 62)],
    [C.clay, box(44, 20, 72, 16)],
    [C.sea, `${box(58, 12, 4, 14)}${box(98, 12, 4, 14)}`],
    [C.line, [54, 70, 86, 102].map((x) => `${disc(x, 48, 4)}${disc(x, 62, 4)}`).join('')],
    [C.sun, disc(104, 70, 15)],
    [C.sea, 'M96 70l4-4 4 4 8-9 4 4-12 13z'],
  ],
};

const COINS: SceneData = {
  ground: C.mint,
  shapes: [
    [C.green, disc(60, 32, 20)],
    [C.white, disc(60, 32, 15)],
    [C.sea, 'M59 22h3v10l7 5-2 3-8-6z'],
    [C.sun, [80, 71, 62].map((y) => box(36, y, 34, 7)).join('')],
    [C.sun, [80, 71, 62, 53, 44].map((y) => box(88, y, 38, 7)).join('')],
  ],
};

const PAPER: SceneData = {
  ground: C.haze,
  shapes: [
    [C.white, box(52, 10, 56, 76)],
    [C.lagoon, disc(68, 28, 8)],
    [C.sea, `${box(82, 22, 20, 4)}${box(82, 30, 14, 3)}`],
    [C.line, [46, 54, 62, 70].map((y) => box(60, y, 40, 3)).join('')],
    [C.sun, 'M112 40l10 7-22 30-11 4 1-11z'],
  ],
};

const TALK: SceneData = {
  ground: C.violet,
  shapes: [
    [C.lagoon, 'M26 18h66v36H54l-14 14V54H26z'],
    [C.clay, 'M76 44h60v32h-12v12l-14-12H76z'],
    [C.white, `${box(36, 28, 44, 4)}${box(36, 38, 30, 4)}${box(86, 54, 40, 4)}${box(86, 63, 26, 4)}`],
  ],
};

const LAUNDRY: SceneData = {
  ground: C.haze,
  shapes: [
    [C.brown, 'M0 18q80 14 160 0v3q-80 14-160 0z'],
    [C.white, 'M26 24h26l6 34H20z'],
    [C.lagoon, 'M66 27h30v36H66z'],
    [C.sun, 'M110 26h22v26h-22z'],
    [C.clay, 'M44 70h72l-6 24H50z'],
    [C.white, `${disc(64, 68, 10)}${disc(82, 66, 12)}${disc(98, 69, 9)}`],
  ],
};

/** Words in the URL of a post, with their picture. */
const TOPICS: readonly [RegExp, SceneData][] = [
  [/wage|worth|salar|pay/, COINS],
  [/cv|resume|letter/, PAPER],
  [/language|interview|talk/, TALK],
  [/season|day|month|year/, CALENDAR],
];

/** Returns the picture of a post. */
export function postScene(slug: string): SceneData {
  return TOPICS.find(([words]) => words.test(slug))?.[1] ?? LAUNDRY;
}
