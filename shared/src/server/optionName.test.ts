import { optionName } from './optionName.ts';

test('names an option in each language, and one without a translation in English', () => {
  expect(optionName('Part-time', 'en')).toBe('Part-time');
  expect(optionName('Part-time', 'nl')).toBe('Deeltijd');
  expect(optionName('Part-time', 'es')).toBe('Medio tiempo');
  expect(optionName('Paradera', 'nl')).toBe('Paradera');
});
