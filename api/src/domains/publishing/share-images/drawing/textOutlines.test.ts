import { outlines, widthOf } from './textOutlines.ts';

const glyphsIn = (svg: string) => svg.match(/ d="M/g)?.length ?? 0;

describe('outlines', () => {
  test.each(['title', 'text'] as const)('draws every letter of the island in the face %s', (face) => {
    const letters = 'AñòèïëüáéíóúÑÒÈ€–’“”…';
    expect(glyphsIn(outlines(face, 40, letters, 0, 0))).toBe(Array.from(letters).length);
  });

  test('takes letters that the first font lacks from the next one', () => {
    expect(glyphsIn(outlines('text', 40, 'Łódź', 0, 0))).toBe(4);
  });

  test('omits characters without a glyph', () => {
    expect(glyphsIn(outlines('text', 40, 'Kok 厨', 0, 0))).toBe(3);
    expect(widthOf('text', 40, 'Kok厨')).toBe(widthOf('text', 40, 'Kok'));
  });
});
