import * as z from 'zod/mini';
import { lineSchema } from './values.ts';

describe('one line of text', () => {
  const isLine = (text: string) => z.safeParse(lineSchema(20), text).success;

  it('accepts common forms of names', () => {
    for (const name of ['Xiomara Croes', 'Señora Núñez', "D'Angelo 3", '李小龍', '👩‍🍳 Cook']) {
      expect({ name, isLine: isLine(name) }).toEqual({ name, isLine: true });
    }
  });

  it('rejects control characters and line breaks', () => {
    for (const text of ['', '   ', 'two\nlines', 'tab\tinside', 'bell\u0007', 'x'.repeat(21)]) {
      expect({ text, isLine: isLine(text) }).toEqual({ text, isLine: false });
    }
  });
});
