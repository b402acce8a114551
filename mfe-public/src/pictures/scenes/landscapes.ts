import { box, C, disc, type Shape } from './shapes.ts';

/** Shapes behind and beside a motif. All of them are wider than a cover of 5.2 to 1. */
type Landscape = { behind: readonly Shape[]; beside: readonly Shape[] };

const palm = (x: number, y: number): Shape[] => [
  [C.brown, `M${x} ${y}q5-20 1-38h4q4 18 1 38z`],
  [
    C.green,
    `M${x + 3} ${y - 38}q-20-8-26 8q12-6 26-4zM${x + 3} ${y - 38}q20-8 26 8q-12-6-26-4zM${x + 3} ${y - 38}q-12-16-24-8q14 0 24 12zM${x + 3} ${y - 38}q12-16 24-8q-14 0-24 12z`,
  ],
];

const cactus = (x: number, y: number): Shape => [
  C.green,
  `${box(x, y - 30, 6, 30)}${box(x - 9, y - 22, 4, 12)}${box(x - 9, y - 13, 10, 4)}${box(x + 11, y - 26, 4, 12)}${box(x + 5, y - 17, 10, 4)}`,
];

const aloe = (x: number, y: number): Shape => [
  C.green,
  `M${x} ${y}l-16-14 11 14zM${x} ${y}l-9-23 9 21zM${x} ${y}l9-23-7 23zM${x} ${y}l18-14-12 14zM${x} ${y}l1-28 3 28z`,
];

const boat = (x: number, y: number): Shape[] => [
  [C.white, `M${x} ${y - 4}v-28l18 28z`],
  [C.sun, `M${x - 3} ${y - 4}v-22l-11 22z`],
  [C.sea, `M${x - 18} ${y}h40l-7 8h-27z`],
];

/** Town house with a Dutch gable. */
const house = (x: number, y: number, colour: string): Shape[] => [
  [colour, `M${x} ${y}v-24l5-3v-5h4l6-6 6 6h4v5l5 3v24z`],
  [C.white, `${box(x + 5, y - 22, 6, 7)}${box(x + 19, y - 22, 6, 7)}${box(x + 12, y - 12, 6, 12)}`],
];

/** Divi-divi tree, bent by the trade wind. */
const diviDivi = (x: number, y: number): Shape => [
  C.sea,
  `M${x} ${y}q0-18 7-28q-10-6-16 2q8-22 40-14q18 4 26-4q-12 20-34 18q-12 8-14 26z`,
];

const LIGHTHOUSE: readonly Shape[] = [
  [C.white, 'M210 84l4-52h12l4 52z'],
  [C.clay, `M213 46h14l1 10h-16z${box(213, 26, 14, 6)}`],
  [C.sea, 'M214 26q6-10 12 0z'],
];

const HOUSES = [C.clay, C.lagoon, C.sun, C.blue, C.red, C.green, C.plum];

/** Landscapes of the island, in the order in which companies get them. */
export const LANDSCAPES: readonly Landscape[] = [
  {
    behind: [
      [C.lagoon, box(-400, 68, 960, 26)],
      [C.aqua, `${box(-120, 74, 60, 2)}${box(-20, 80, 34, 2)}${box(170, 74, 40, 2)}${box(232, 80, 60, 2)}`],
      [C.sand, 'M-400 90q480-12 960 0v4h-960z'],
    ],
    beside: [...palm(-92, 94), ...palm(-58, 90), ...palm(196, 92), ...palm(250, 94), ...palm(-140, 92)],
  },
  {
    behind: [
      [C.aqua, 'M-400 94q120-70 260-30t260-14 240 6 200 0v38z'],
      [C.leaf, 'M-400 94q200-36 420-16t540-6v22z'],
    ],
    beside: [
      cactus(-70, 88),
      cactus(-126, 90),
      cactus(-48, 92),
      cactus(206, 88),
      cactus(240, 90),
      cactus(290, 88),
    ],
  },
  {
    behind: [[C.sand, box(-400, 84, 960, 10)]],
    beside: [-156, -122, -88, -54, 184, 218, 252, 286].flatMap((x, index) =>
      house(x, 84, HOUSES[index % HOUSES.length]!),
    ),
  },
  {
    behind: [
      [C.lagoon, box(-400, 66, 960, 28)],
      [C.aqua, `${box(-150, 84, 50, 2)}${box(-40, 76, 40, 2)}${box(180, 78, 60, 2)}`],
      [C.leaf, 'M184 94q30-24 160-10v10z'],
    ],
    beside: [...boat(-62, 66), ...boat(-124, 70), ...boat(274, 68), ...LIGHTHOUSE],
  },
  {
    behind: [
      [C.dune, 'M-400 94q140-46 300-22t260-8 400 6v24z'],
      [C.sand, 'M-400 94q260-20 480-10t480-4v14z'],
    ],
    beside: [
      diviDivi(-82, 84),
      diviDivi(188, 84),
      aloe(-104, 92),
      aloe(-150, 92),
      aloe(262, 92),
      aloe(300, 90),
    ],
  },
  {
    behind: [
      [C.sun, disc(-60, 34, 14)],
      [C.leaf, 'M-400 94q240-40 480-24t480-4v28z'],
    ],
    beside: [-152, -110, -68, -26, 178, 220, 262, 304].map((x, index) => aloe(x, 88 + (index % 2) * 5)),
  },
];
