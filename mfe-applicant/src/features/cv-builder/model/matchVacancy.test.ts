import type { Vacancy } from '@cpa/shared/contracts';
import { aVacancy } from '@cpa/shared/testing';
import { draftOf, emptyCv } from './draft.ts';
import { matchVacancy } from './matchVacancy.ts';

const vacancy = (overrides: Partial<Vacancy>): Vacancy =>
  aVacancy({
    title: 'Line Cook',
    languages: [],
    educations: [],
    requirements: '',
    description: '',
    ...overrides,
  });

const draft = draftOf({
  ...emptyCv(),
  resume: {
    basics: { name: 'Ana', label: 'Kok' },
    work: [
      { position: 'Cook', name: 'Hotel X', highlights: ['Prepared sauces for 80 guests'] },
      { position: 'Cook', name: 'Bar Y' },
    ],
    languages: [{ language: 'Nederlands' }],
    skills: [{ name: 'HACCP' }],
  },
});
const [firstJob] = draft.ids.work!;

const found = (overrides: Partial<Vacancy>) =>
  matchVacancy(vacancy(overrides), draft).map(({ word, places }) => [
    word,
    places.map(({ section }) => section),
  ]);

describe('matchVacancy', () => {
  it('finds the words of a vacancy and says where the CV has them', () => {
    expect(found({ requirements: '- Experience with **sauces** and HACCP\n- You can bake' })).toEqual([
      ['Line', []],
      ['Cook', ['work']],
      ['sauces', ['work']],
      ['HACCP', ['skills']],
      ['bake', []],
    ]);
    expect(matchVacancy(vacancy({}), draft)[1]?.places).toEqual([{ section: 'work', entryId: firstJob }]);
  });

  it('takes singular and plural, accents and the names of languages as the same', () => {
    expect(
      found({
        title: 'Sáuce guest',
        languages: [
          { id: 2, name: 'Dutch' },
          { id: 4, name: 'Spanish' },
        ],
      }),
    ).toEqual([
      ['Sáuce', ['work']],
      ['guest', ['work']],
      ['Dutch', ['languages']],
      ['Spanish', []],
    ]);
  });

  it('lists each word once and of a description only what it repeats', () => {
    expect(
      found({ description: 'You cook lunch. Lunch is at noon. See https://lunch.example/noon' }),
    ).toEqual([
      ['Line', []],
      ['Cook', ['work']],
      ['lunch', []],
    ]);
  });

  it('does not count a hidden section', () => {
    const { cv, ids } = draft;
    const hidden = { ids, cv: { ...cv, settings: { ...cv.settings, hiddenSections: ['work' as const] } } };
    expect(matchVacancy(vacancy({ title: 'Cook' }), hidden)[0]?.places).toEqual([]);
  });
});
