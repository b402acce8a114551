import { LOGO_VIEW_BOX, logoPaths, palette } from '@cpa/shared/server';
import { SHARE_IMAGE, type ShareImage } from './shareImage.ts';
import { fitText } from './fitText.ts';
import { outlines, widthOf } from './textOutlines.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE;
const LEFT = 72;
const INNER = WIDTH - 2 * LEFT;
/** Size of the logo. */
const TILE = 96;
const FOOTER = 536;

const COLOURS = palette.light;

/** Draws a share image as SVG with outlines instead of text. */
export function drawShareImage(image: ShareImage): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.sand}"/>`,
    LANDSCAPE,
    header(image),
    titleBlock(image),
    factRow(image),
    footer(image),
    '</svg>',
  ].join('');
}

/** Divi-divi tree, sun and sea of the home page, pale enough for text above it. */
const LANDSCAPE =
  `<g transform="translate(640 84) scale(.98)"><circle cx="440" cy="179" r="74" fill="${COLOURS.sun}" opacity=".3"/>` +
  `<path fill="${COLOURS.sea}" opacity=".1" d="M256 285C290 236 352 216 412 232C470 248 532 240 576 207C556 262 496 290 408 281C370 315 352 360 346 413L300 411C308 350 330 300 361 261C326 256 288 266 256 285Z"/>` +
  `<path fill="${COLOURS.lagoon}" opacity=".1" d="M-120 470C110 398 240 356 360 382C440 402 520 405 580 390V470Z"/>` +
  `<path fill="${COLOURS.lagoon}" opacity=".16" d="M90 470C170 424 250 408 330 423C430 442 510 437 580 424V470Z"/></g>`;

function header({ company, heading, logo }: ShareImage): string {
  if (company === undefined) return '';
  const { lines, size } = fitText(
    heading ?? company,
    { sizes: [40, 36, 32], maxLines: 1, width: INNER - TILE - 28 },
    (at, text) => widthOf('text', at, text),
  );
  return (
    tile(company, logo) +
    `<g fill="${COLOURS.mute}">${outlines('text', size, lines[0]!, LEFT + TILE + 28, 64 + TILE / 2 + size / 3)}</g>`
  );
}

function tile(company: string, logo: ShareImage['logo']): string {
  const frame = `x="${LEFT}" y="64" width="${TILE}" height="${TILE}"`;
  if (logo && 'svg' in logo) return logo.svg.replace(/width="96" height="96"/, frame);
  const ground = `<rect ${frame} rx="18" fill="${logo ? COLOURS.paper : COLOURS.lagoon}" stroke="${COLOURS.line}" stroke-width="2"/>`;
  if (!logo) {
    const text = initialsOf(company);
    const left = LEFT + (TILE - widthOf('title', 38, text)) / 2;
    return `${ground}<g fill="${COLOURS.paper}">${outlines('title', 38, text, left, 64 + TILE / 2 + 14)}</g>`;
  }
  const inner = `x="${LEFT + 8}" y="72" width="${TILE - 16}" height="${TILE - 16}"`;
  const data = `data:image/jpeg;base64,${Buffer.from(logo.jpeg).toString('base64')}`;
  return `${ground}<image ${inner} preserveAspectRatio="xMidYMid meet" xlink:href="${data}"/>`;
}

function initialsOf(name: string): string {
  const letters = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return letters
    .slice(0, 2)
    .map((word) => (Array.from(word)[0] ?? '').toUpperCase())
    .join('');
}

function titleBlock({ title, company, subtitle }: ShareImage): string {
  const { lines, size } = fitText(
    title,
    { sizes: [76, 68, 60, 52, 46], maxLines: 3, width: INNER },
    (at, text) => widthOf('title', at, text),
  );
  const lineHeight = size * 1.16;
  const top = company === undefined ? 150 : 200;
  const drawn = lines.map((line, place) =>
    outlines('title', size, line, LEFT, top + size * 0.8 + place * lineHeight),
  );
  const below = top + lines.length * lineHeight + 44;
  return (
    `<g fill="${COLOURS.sea}">${drawn.join('')}</g>` +
    (subtitle === undefined
      ? ''
      : `<g fill="${COLOURS.mute}">${outlines('text', 36, subtitle, LEFT, below)}</g>`)
  );
}

/** Draws facts as chips in one row, and omits those that do not fit. */
function factRow({ facts, salary }: ShareImage): string {
  let left = LEFT;
  const chips: string[] = [];
  const plain = facts.map((text) => ({ text, isSalary: false }));
  const all = salary === undefined ? plain : [{ text: salary, isSalary: true }, ...plain];
  for (const { text, isSalary } of all) {
    const width = widthOf('text', 30, text) + 48;
    if (left + width > WIDTH - LEFT) continue;
    const [ground, ink] = isSalary ? [COLOURS.sun, COLOURS['on-sun']] : [COLOURS.paper, COLOURS.ink];
    const edge = isSalary ? ground : COLOURS.line;
    chips.push(
      `<rect x="${left}" y="446" width="${width}" height="58" rx="29" fill="${ground}" stroke="${edge}" stroke-width="2"/>` +
        `<g fill="${ink}">${outlines('text', 30, text, left + 24, 485)}</g>`,
    );
    left += width + 14;
  }
  return chips.join('');
}

function footer({ place }: ShareImage): string {
  const name = 'Career Portal Aruba';
  const middle = FOOTER + (HEIGHT - FOOTER) / 2 + 11;
  return (
    `<rect y="${FOOTER}" width="${WIDTH}" height="${HEIGHT - FOOTER}" fill="${COLOURS.sea}"/>` +
    `<svg x="${LEFT}" y="${FOOTER + 20}" width="58" height="54" viewBox="${LOGO_VIEW_BOX}">${logoPaths(COLOURS.paper, '#7fd1c7')}</svg>` +
    `<g fill="${COLOURS.paper}">${outlines('title', 30, name, LEFT + 76, middle)}</g>` +
    `<g fill="${palette.dark.sea}">${outlines('text', 28, place, WIDTH - LEFT - widthOf('text', 28, place), middle)}</g>`
  );
}
