import { guessOccupation } from './occupationCatalogue.ts';
import { suggestOccupations } from './suggestOccupations.ts';

const NONE_OPEN = new Map<string, number>();
const namesFor = (typed: string) => suggestOccupations(typed, NONE_OPEN, 6).map(({ name }) => name);

describe('suggestOccupations', () => {
  test.each([
    ['coo', 'Cook', 'en'],
    ['schoonm', 'Cleaner', 'nl'],
    ['cociner', 'Cook', 'es'],
    ['kokine', 'Cook', 'pap'],
    ['elektris', 'Electrician', 'pap'],
    ['karpint', 'Carpenter', 'pap'],
  ])('suggests %s as %s in %s', (typed, name, language) => {
    expect(suggestOccupations(typed, NONE_OPEN, 6)).toContainEqual(
      expect.objectContaining({ name, language }),
    );
  });

  test('ignores accents and finds the start of a later word', () => {
    expect(namesFor('sirbido')).toContain('Waiter');
    expect(namesFor('SIRBIDÓ')).toContain('Waiter');
    expect(namesFor('auditor')).toContain('Night auditor');
  });

  test('lists each occupation once, those with open vacancies first', () => {
    const first = suggestOccupations('c', NONE_OPEN, 40);
    expect(new Set(first.map(({ id }) => id)).size).toBe(first.length);
    const last = first.at(-1)!;
    expect(suggestOccupations('c', new Map([[last.id, 4]]), 1)).toEqual([{ ...last, open: 4 }]);
  });

  test('compares all names that begin with a letter', () => {
    expect(suggestOccupations('c', NONE_OPEN, 6).map(({ label }) => label)).toContain('Cook');
  });

  test.each(['', '  ', '%', '🦩'])('suggests nothing for %j', (typed) => {
    expect(namesFor(typed)).toEqual([]);
  });
});

describe('guessOccupation', () => {
  test.each([
    ['Line Cook', 'cook'],
    ['Line Cooks (m/f)', 'cook'],
    ['Night Auditor Receptionist', 'night auditor'],
    ['Front Office Supervisor', 'front office supervisor'],
    ['Schoonmaker gezocht in Noord', 'cleaner'],
    ['Kokinero pa restorant na Savaneta', 'cook'],
  ])('reads the occupation from %s', (title, name) => {
    expect(guessOccupation(title)?.name).toBe(name);
  });

  test('gives related occupations of the island a common group', () => {
    const [waiter, bartender] = [guessOccupation('Waiter'), guessOccupation('Bartender')];
    expect(waiter?.group).toMatch(/^513/);
    expect(bartender?.group).toMatch(/^513/);
  });

  test.each(['Team member', 'Join our family!', ''])('guesses nothing from %j', (title) => {
    expect(guessOccupation(title)).toBeUndefined();
  });
});
