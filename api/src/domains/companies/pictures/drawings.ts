/** Own drawings of work days, 320 by 200, for companies of the demo, whose people cannot be photographed. */
export const DRAWINGS: Readonly<Record<string, string>> = {
  'front-desk': picture(
    '#DDEBE7',
    rect(88, 8, 154, 40, '#0A4A57', 6) +
      '<path d="M104 20v16M104 20h8a4 4 0 0 1 0 8h-8m8 0a4 4 0 0 1 0 8h-8M128 36a8 8 0 1 0 0-12 8 8 0 0 0 0 12M146 36V20l12 16V20M176 36V20h8a4 4 0 0 1 0 8h-8m8 0a4 4 0 0 1 0 8h-8M198 36V20M206 36V20l10 16V20M226 36V20" fill="none" stroke="#F4B942" stroke-width="4" stroke-linejoin="round"/>' +
      [
        [80, '#8A4B2A', '#0E7C86'],
        [160, '#6B3A20', '#0E7C86'],
        [240, '#C98A5A', '#0E7C86'],
      ]
        .map(([x, skin, shirt]) => person(Number(x), 70, String(skin), String(shirt)))
        .join('') +
      rect(0, 120, 320, 80, '#C96F38') +
      rect(0, 116, 320, 12, '#7A3B1C'),
  ),
  lunch: picture(
    '#FBE6BB',
    '<circle cx="262" cy="44" r="26" fill="#F4B942"/>' +
      [
        [48, '#6B3A20', '#3B5A9A'],
        [128, '#8A4B2A', '#7A4E9E'],
        [196, '#C98A5A', '#2E7D4F'],
        [274, '#6B3A20', '#C96F38'],
      ]
        .map(([x, skin, shirt]) => person(Number(x), 74, String(skin), String(shirt)))
        .join('') +
      rect(0, 160, 320, 40, '#E8DCC4') +
      rect(60, 126, 206, 12, '#7A3B1C', 4) +
      rect(84, 138, 8, 52, '#7A3B1C') +
      rect(234, 138, 8, 52, '#7A3B1C') +
      [
        [104, '#C96F38'],
        [162, '#2E7D4F'],
        [220, '#C93F32'],
      ]
        .map(
          ([x, food]) =>
            `<circle cx="${x}" cy="116" r="13" fill="#FFF"/><circle cx="${x}" cy="116" r="6" fill="${food}"/>`,
        )
        .join(''),
  ),
  sailing: picture(
    '#D6EAEC',
    rect(0, 120, 320, 80, '#2F97A0') +
      '<path d="M156 28v104H78c10-44 34-84 78-104z" fill="#FFF"/><path d="M168 44c32 16 52 48 60 84h-60z" fill="#F4B942"/>' +
      '<circle cx="130" cy="132" r="10" fill="#8A4B2A"/><circle cx="178" cy="132" r="10" fill="#C98A5A"/>' +
      rect(120, 142, 20, 10, '#C93F32') +
      rect(168, 142, 20, 10, '#C93F32') +
      '<path d="M62 150h186l-22 28H84z" fill="#0A4A57"/><path d="M0 176q40-10 80 0t80 0 80 0 80 0v24H0z" fill="#3FA9AE"/>',
  ),
  course: picture(
    '#E4DDF1',
    rect(60, 20, 200, 84, '#0A4A57', 6) +
      '<path d="M84 84l34-34 24 18 44-34" fill="none" stroke="#F4B942" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M200 52h36M200 68h26" stroke="#BFE9E8" stroke-width="5" stroke-linecap="round"/>' +
      [
        [74, '#C98A5A', '#C96F38'],
        [160, '#6B3A20', '#2E7D4F'],
        [246, '#8A4B2A', '#3B5A9A'],
      ]
        .map(([x, skin, shirt]) => person(Number(x), 128, String(skin), String(shirt)))
        .join('') +
      rect(0, 180, 320, 20, '#B9ABD8'),
  ),
};

function picture(ground: string, shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="640" height="400"><rect width="320" height="200" fill="${ground}"/>${shapes}</svg>\n`;
}

function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

/** Head and shoulders; `y` is the middle of the head. */
function person(x: number, y: number, skin: string, shirt: string): string {
  return (
    `<path d="M${x - 30} ${y + 54}c0-24 12-36 30-36s30 12 30 36z" fill="${shirt}"/>` +
    `<circle cx="${x}" cy="${y}" r="19" fill="${skin}"/>` +
    `<path d="M${x - 20} ${y - 1}c-2-26 42-26 40 0-8-10-30-12-40 0z" fill="#2A1A12"/>`
  );
}
