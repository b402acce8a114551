import { fitText } from './fitText.ts';

/** Every character is half as wide as high. */
const widthOf = (size: number, text: string) => (text.length * size) / 2;
const fit = (text: string) => fitText(text, { sizes: [20, 10], maxLines: 2, width: 100 }, widthOf);

describe('fitText', () => {
  test.each([
    ['Line Cook', 20, ['Line Cook']],
    ['Assistant Line Cook', 20, ['Assistant', 'Line Cook']],
    ['Assistant Restaurant Cook', 10, ['Assistant Restaurant', 'Cook']],
  ])('uses the largest size in which %s fits', (text, size, lines) => {
    expect(fit(text)).toEqual({ size, lines });
  });

  test('truncates the last line of a text that fits in no size', () => {
    const { lines, size } = fit('Front office supervisor of the night and the day in two hotels');
    expect(size).toBe(10);
    expect(lines).toEqual(['Front office', 'supervisor of the…']);
  });

  test('truncates a word that is longer than a line', () => {
    expect(fit('Arbeidsongeschiktheidsverzekering').lines).toEqual(['Arbeidsongeschikthe…']);
  });
});
