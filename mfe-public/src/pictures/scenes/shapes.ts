/** Fill and path of one flat shape, and by how many units it is moved to the right. */
export type Shape = readonly [fill: string, path: string, shift?: number];

/** Flat picture of 160 by 94 units. */
export type SceneData = {
  ground: string;
  /** Its shapes need a dark ground. */
  isDark?: boolean;
  shapes: readonly Shape[];
};

/** Colours of all pictures; the dark theme dims them. */
export const C = {
  sea: '#0a4a57',
  lagoon: '#2f97a0',
  aqua: '#7fc1c4',
  sun: '#f4b942',
  clay: '#c96f38',
  brown: '#7a3b1c',
  sand: '#f6f1e7',
  white: '#ffffff',
  green: '#2e7d4f',
  leaf: '#9cc9a4',
  blue: '#3b5a9a',
  plum: '#4b3a86',
  red: '#c93f32',
} as const;

export const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

export const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;
