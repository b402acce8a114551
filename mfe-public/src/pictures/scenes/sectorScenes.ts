import { box, C, disc, type SceneData } from './shapes.ts';

/** Pictures of the sectors by option ID. */
export const SECTOR_SCENES: Readonly<Record<number, SceneData>> = {
  // Hospitality and tourism
  1: {
    ground: C.gold,
    shapes: [
      [C.sun, disc(118, 34, 17)],
      [C.lagoon, box(-400, 62, 960, 14)],
      [C.sand, box(-400, 74, 960, 20)],
      [C.sea, 'M22 48q30-34 60 0z'],
      [C.brown, box(50, 46, 4, 38)],
      [C.clay, 'M84 84l28-2 14-14 4 3-13 15H84z'],
    ],
  },
  // Food and beverage
  2: {
    ground: C.rose,
    shapes: [
      [C.white, disc(80, 47, 34)],
      [C.sand, disc(80, 47, 24)],
      [C.clay, 'M60 47q16-18 34 0l10-8v16l-10-8q-18 18-34 0z'],
      [C.sea, `${box(24, 22, 3, 22)}${box(30, 22, 3, 54)}${box(36, 22, 3, 22)}${box(24, 42, 15, 4)}`],
      [C.sea, `M128 20q12 6 9 34h-9z${box(128, 50, 4, 26)}`],
    ],
  },
  // Retail and wholesale
  3: {
    ground: C.haze,
    shapes: [
      [C.white, box(38, 40, 84, 54)],
      [C.clay, 'M34 22h92l8 22H26z'],
      [C.white, 'M58 22h16l-2 22H52zM92 22h16l6 22H94z'],
      [C.sea, box(50, 58, 20, 36)],
      [C.window, box(80, 56, 34, 20)],
    ],
  },
  // Construction
  4: {
    ground: C.haze,
    shapes: [
      [C.sun, disc(38, 26, 12)],
      [C.blue, box(94, 48, 46, 46)],
      [C.window, `${box(102, 56, 8, 8)}${box(120, 56, 8, 8)}${box(102, 72, 8, 8)}${box(120, 72, 8, 8)}`],
      [C.clay, `${box(60, 16, 5, 78)}${box(40, 18, 88, 5)}M62 8l24 10H40z`],
      [C.sea, `${box(110, 23, 2, 14)}${box(103, 36, 16, 7)}`],
    ],
  },
  // Public administration
  5: {
    ground: C.gold,
    shapes: [
      [C.sea, `M36 42l44-24 44 24z${box(34, 78, 92, 8)}`],
      [C.white, [46, 62, 76, 90, 106].map((x) => box(x, 44, 9, 33)).join('')],
      [C.clay, box(79, 2, 2, 18)],
      [C.sun, box(81, 3, 18, 9)],
    ],
  },
  // Finance and insurance
  6: {
    ground: C.mint,
    shapes: [
      [C.sun, [78, 68, 58].map((y) => box(30, y, 36, 8)).join('')],
      [C.clay, [76, 66].map((y) => box(30, y, 36, 2)).join('')],
      [C.aqua, box(84, 62, 14, 24)],
      [C.lagoon, box(104, 46, 14, 40)],
      [C.green, box(124, 26, 14, 60)],
      [C.sun, disc(48, 36, 13)],
    ],
  },
  // Health care
  7: {
    ground: C.mint,
    shapes: [
      [C.white, box(48, 30, 64, 58)],
      [C.green, box(62, 10, 36, 30)],
      [C.white, `${box(76, 14, 8, 22)}${box(69, 21, 22, 8)}`],
      [C.sea, box(71, 62, 18, 26)],
      [C.window, `${box(54, 48, 12, 10)}${box(94, 48, 12, 10)}`],
      [C.leaf, box(-400, 86, 960, 8)],
      [C.green, `${box(129, 58, 6, 28)}${box(121, 64, 4, 12)}${box(121, 74, 10, 4)}`],
    ],
  },
  // Education
  8: {
    ground: C.gold,
    shapes: [
      [C.sea, 'M80 28q-24-10-50 0v48q26-8 50 2z'],
      [C.lagoon, 'M80 28q24-10 50 0v48q-26-8-50 2z'],
      [C.white, 'M40 38q16-4 30 0v4q-14-4-30 0zM40 50q16-4 30 0v4q-14-4-30 0zM90 38q16-4 30 0v4q-14-4-30 0z'],
      [C.clay, 'M128 8l9 6-26 40-10 4 1-10z'],
    ],
  },
  // ICT and telecom
  9: {
    ground: C.violet,
    shapes: [
      [C.plum, box(44, 18, 72, 48)],
      [C.sun, `${box(54, 28, 18, 4)}${box(54, 46, 26, 4)}`],
      [C.aqua, `${box(76, 28, 22, 4)}${box(54, 37, 34, 4)}${box(84, 46, 12, 4)}`],
      ['#7a5ab5', 'M32 70h96l8 8H24z'],
      [C.sun, disc(136, 22, 9)],
    ],
  },
  // Transport and airport
  10: {
    ground: C.haze,
    shapes: [
      [C.sun, disc(132, 24, 14)],
      [C.aqua, 'M0 94q70-44 160-12v12z'],
      [C.white, 'M22 40l10-2 16 12 62-18q18-4 20 4-4 8-24 12L54 62q-14 2-18-4z'],
      [C.lagoon, 'M72 52l14-4 14 26-10 2zM22 40l10-2 10 10-8 4z'],
    ],
  },
  // Utilities
  11: {
    ground: C.haze,
    shapes: [
      [C.leaf, 'M0 94q80-40 160 0z'],
      [C.white, 'M78 40h4l3 46h-10z'],
      [C.sea, 'M80 40L76 4h8zM80 40l33 14-4 7zM80 40L47 54l4 7z'],
      [C.sun, disc(80, 40, 5)],
      [C.lagoon, 'M132 74l6-20 6 20zM20 78l5-16 5 16z'],
    ],
  },
  // Real estate and timeshare
  12: {
    ground: C.gold,
    shapes: [
      [C.white, box(46, 46, 68, 42)],
      [C.clay, 'M36 50l44-34 44 34z'],
      [C.sea, box(72, 60, 16, 28)],
      [C.window, `${box(53, 56, 12, 12)}${box(95, 56, 12, 12)}`],
      [C.green, `M138 52q-14-14-22 2 12-6 22-2zM138 52q14-14 20 4-10-8-20-4z`],
      [C.brown, box(136, 52, 4, 36)],
      [C.leaf, box(-400, 86, 960, 8)],
    ],
  },
  // Casino and entertainment
  13: {
    ground: '#4a2440',
    isDark: true,
    shapes: [
      [C.white, box(84, 18, 38, 56)],
      [C.red, 'M103 58c-30-22-10-36 0-22 10-14 30 0 0 22z'],
      [C.sun, 'M30 40h40v40H30z'],
      [C.sea, `${disc(40, 50, 4)}${disc(60, 50, 4)}${disc(50, 60, 4)}${disc(40, 70, 4)}${disc(60, 70, 4)}`],
      [C.sun, `${disc(30, 18, 3)}${disc(56, 24, 2)}${disc(138, 30, 3)}`],
    ],
  },
  // Cleaning and security
  14: {
    ground: C.haze,
    shapes: [
      [C.lagoon, 'M58 14l30 10v24q0 22-30 36-30-14-30-36V24z'],
      [C.white, 'M44 48l6-6 8 8 16-18 6 6-22 24z'],
      [C.sun, box(108, 46, 28, 42)],
      [C.sea, `${box(114, 32, 16, 14)}M104 22h28v10h-28z`],
      [C.white, box(114, 58, 16, 14)],
    ],
  },
  // Legal and accounting
  15: {
    ground: C.gold,
    shapes: [
      [C.brown, `${box(78, 14, 4, 66)}${box(38, 22, 84, 4)}${box(58, 80, 44, 6)}`],
      [C.sun, 'M28 54h36q-3 16-18 16T28 54zM96 54h36q-3 16-18 16T96 54z'],
      [C.sea, 'M45 24l-15 30h3l14-26 13 26h3zM113 24l-15 30h3l14-26 13 26h3z'],
    ],
  },
  // Marketing and media
  16: {
    ground: C.rose,
    shapes: [
      [C.clay, 'M46 38l56-24v62L46 56z'],
      [C.sea, `${box(34, 37, 13, 20)}M52 58h12l4 24H56z`],
      [C.sun, `M114 44h24v4h-24zM112 30l20-12 2 4-20 12zM112 60l2-4 20 12-2 4z`],
    ],
  },
  // Manufacturing
  17: {
    ground: C.haze,
    shapes: [
      [C.blue, 'M22 90V50l28-16v16l28-16v16l28-16v56z'],
      [C.clay, box(110, 22, 14, 68)],
      [C.white, `${disc(122, 14, 7)}${disc(134, 10, 9)}`],
      [C.sun, [34, 58, 82].map((x) => box(x, 62, 12, 10)).join('')],
      [C.leaf, box(-400, 88, 960, 6)],
    ],
  },
  // Sports and wellness
  18: {
    ground: C.haze,
    shapes: [
      [C.sun, disc(80, 48, 30)],
      [C.sea, box(44, 44, 72, 7)],
      [C.clay, `${box(38, 30, 14, 35)}${box(108, 30, 14, 35)}`],
      [C.lagoon, `${box(28, 36, 10, 23)}${box(122, 36, 10, 23)}`],
    ],
  },
};

/** Picture for a company without a sector. */
export const ISLAND_SCENE: SceneData = {
  ground: C.haze,
  shapes: [
    [C.sun, disc(116, 34, 15)],
    [C.lagoon, 'M0 66q40-10 80 0t80 0v28H0z'],
    [C.sea, 'M40 44q18-26 56-14-20 16-44 16l-4 38h-8q0-22 8-38-4-4-8-2z'],
    [C.sand, 'M0 84q80-16 160 0v10H0z'],
  ],
};
