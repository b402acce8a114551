import { byName } from './byName.ts';

test('sorts sectors alphabetically and ignores accents', () => {
  const sectors = ['Zorg', 'Éducation', 'Energy', 'building'].map((name, id) => ({ id, name }));
  expect(byName(sectors).map(({ name }) => name)).toEqual(['building', 'Éducation', 'Energy', 'Zorg']);
});
