import * as z from 'zod/mini';
import { emailSchema, lineSchema } from './values.ts';

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

describe('an e-mail address', () => {
  const isEmail = (text: string) => z.safeParse(emailSchema, text).success;

  it('has at most 64 characters before the @ and 254 in all', () => {
    expect(isEmail(`${'a'.repeat(64)}@example.aw`)).toBe(true);
    expect(isEmail(`${'a'.repeat(65)}@example.aw`)).toBe(false);
    expect(isEmail(`a@${`${'b'.repeat(60)}.`.repeat(4)}example.aw`)).toBe(false);
  });

  it('is one recipient in lower case', () => {
    expect(z.parse(emailSchema, ' Rosa@Example.AW ')).toBe('rosa@example.aw');
    expect(isEmail('rosa@example.aw, paco@example.aw')).toBe(false);
  });
});
