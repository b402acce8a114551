type Rgb = [number, number, number];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

const parse = (hex: string): Rgb => {
  const [, r = '0f', g = '4c', b = '5c'] = /^#(..)(..)(..)$/.exec(hex) ?? [];
  return [parseInt(r, 16), parseInt(g, 16), parseInt(b, 16)];
};
const write = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const luminance = (rgb: Rgb): number => {
  const [r, g, b] = rgb.map((part) => {
    const value = part / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const mixed = (from: Rgb, to: Rgb, share: number): Rgb =>
  from.map((part, place) => part + ((to[place] ?? 0) - part) * share) as Rgb;

/** Contrast ratio of WCAG. */
export function contrast(a: string, b: string): number {
  const [light = 1, dark = 0] = [luminance(parse(a)), luminance(parse(b))].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes a share of the color with white. */
export const tint = (color: string, share: number): string => write(mixed(WHITE, parse(color), share));

/** Mixes two colors. */
export const mix = (from: string, to: string, share: number): string =>
  write(mixed(parse(from), parse(to), share));

/** Darkens or lightens a color until text in it can be read on the background. */
export function readable(color: string, background: string, ratio = 4.5): string {
  const target = luminance(parse(background)) > 0.18 ? BLACK : WHITE;
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = write(mixed(parse(color), target, share));
    if (contrast(candidate, background) >= ratio) return candidate;
  }
  return write(target);
}
