/** Fill and path of one flat shape, and by how many units it is moved to the right. */
export type Shape = readonly [fill: string, path: string, shift?: number];

/** Flat picture of 160 by 94 units. */
export type SceneData = {
  ground: string;
  /** Its shapes need a dark ground. */
  isDark?: boolean;
  shapes: readonly Shape[];
};

/** Reads a colour of the night from the style sheet of the scene; by day it has none. */
const byDay = (name: string, day: string) => `var(--${name}-night,${day})`;

/** Colours of all pictures. Those that are too bright or too dark for a night sky change with the theme. */
export const C = {
  sea: byDay('sea', '#0a4a57'),
  lagoon: byDay('lagoon', '#2f97a0'),
  aqua: byDay('sea', '#7fc1c4'),
  window: byDay('sun', '#7fc1c4'),
  sun: byDay('sun', '#f4b942'),
  clay: '#c96f38',
  brown: '#7a3b1c',
  sand: byDay('sand', '#f6f1e7'),
  dune: byDay('sand', '#e9d3a4'),
  white: byDay('white', '#ffffff'),
  line: '#c9d6d8',
  green: '#2e7d4f',
  leaf: byDay('leaf', '#9cc9a4'),
  blue: '#3b5a9a',
  plum: '#4b3a86',
  red: '#c93f32',
  gold: '#fbe6bb',
  rose: '#f8ddd2',
  mint: '#dff0e3',
  haze: '#d6eaec',
  violet: '#e4ddf1',
} as const;

export const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

export const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;
