import { palette } from './palette.ts';

/** `viewBox` that fits the logo mark closely. */
export const LOGO_VIEW_BOX = '2.5 3.5 36 33.5';

/** Returns the SVG shapes of the logo mark: a sun and a divi-divi tree on a line of sand. Colours are CSS colours. */
export function logoPaths(tree: string, sand: string): string {
  return (
    `<circle cx="25.5" cy="10.5" r="6.5" fill="${palette.light.sun}"/>` +
    `<path fill="${tree}" d="M12.6 33.2c.5-7 2.2-12.3 6-16.7-3.6-.5-7.3.4-10.8 2.9 2.2-5.5 7.1-8.3 12.9-7.7 6.4.7 11.9-.3 17.3-4.1-1.3 7.1-7.1 11.7-14.4 11.6-3.4 3.6-4.9 8.2-5.2 14z"/>` +
    `<path fill="${sand}" d="M3 33.5c5.5-1.5 10.5-1.5 16-.3 6.2 1.3 11.8 1.3 18 0v2.3c-6.2 1.3-11.8 1.3-18 0-5.5-1.2-10.5-1.2-16 .3z"/>`
  );
}
