import { compileMessages } from './compileMessages.ts';
import { arePseudoTextsOn } from './pseudoTexts.ts';

const pseudo = (message: string) => compileMessages({ message }, true)['message'];

test('writes brackets and accents and makes words 40 % longer', () => {
  expect(pseudo('Save changes')).toEqual(['[', 'Sàavée çhàañgéeso', ']']);
});

test('keeps values and the choice of a plural', () => {
  expect(pseudo('{count, plural, one {# job} other {# jobs}} of {name}')).toEqual([
    '[',
    ['count', 'plural', expect.objectContaining({ one: ['#', ' jöobo'], other: ['#', ' jöobso'] })],
    ' öof ',
    ['name'],
    ']',
  ]);
});

test('never builds for production', () => {
  expect(arePseudoTextsOn({})).toBe(false);
  expect(arePseudoTextsOn({ PSEUDO_TEXTS: 'on' })).toBe(true);
  expect(() => arePseudoTextsOn({ PSEUDO_TEXTS: 'on', NODE_ENV: 'production' })).toThrow('for development');
});
