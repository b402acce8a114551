import { byName } from './byName.ts';

test('sectors stand in the order of the alphabet, accents beside their letters', () => {
  const sectors = ['Zorg', 'Éducation', 'Energy', 'building'].map((name, id) => ({ id, name }));
  expect(byName(sectors).map(({ name }) => name)).toEqual(['building', 'Éducation', 'Energy', 'Zorg']);
});
