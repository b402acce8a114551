/** Draws the divi-divi tree of the logo above its line of sand, with the sun. */
export const drawMark = (tree: string, sand: string): string =>
  '<circle cx="25.5" cy="10.5" r="6.5" fill="#f4b942"/>' +
  `<path fill="${tree}" d="M12.6 33.2c.5-7 2.2-12.3 6-16.7-3.6-.5-7.3.4-10.8 2.9 2.2-5.5 7.1-8.3 12.9-7.7 6.4.7 11.9-.3 17.3-4.1-1.3 7.1-7.1 11.7-14.4 11.6-3.4 3.6-4.9 8.2-5.2 14z"/>` +
  `<path fill="${sand}" d="M3 33.5c5.5-1.5 10.5-1.5 16-.3 6.2 1.3 11.8 1.3 18 0v2.3c-6.2 1.3-11.8 1.3-18 0-5.5-1.2-10.5-1.2-16 .3z"/>`;

/** The logo without its name, in the colours of the page's theme. */
export const SITE_MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="2.5 3.5 36 33.5">' +
  `${drawMark('var(--sea,#0a4a57)', 'var(--lagoon,#0b737d)')}</svg>`;
