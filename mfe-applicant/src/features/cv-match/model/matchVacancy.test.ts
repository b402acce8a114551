import type { Vacancy } from '@cpa/shared/contracts';
import { aVacancy } from '@cpa/shared/testing';
import { draftOf, emptyCv } from '../../../cv-draft/draft.ts';
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

  it('counts the headline, and the summary unless it is hidden', () => {
    const cv = { ...emptyCv(), resume: { basics: { label: 'Cook', summary: 'A barista.' } } };
    const places = (hiddenSections: 'summary'[]) => {
      const shown = draftOf({ ...cv, settings: { ...cv.settings, hiddenSections } });
      return matchVacancy(vacancy({ title: 'Cook Barista' }), shown).map((word) => word.places);
    };
    expect(places([])).toEqual([[{ section: 'basics' }], [{ section: 'summary' }]]);
    expect(places(['summary'])).toEqual([[{ section: 'basics' }], []]);
  });

  it('names each section of the CV once, with the first entry that has the word', () => {
    expect(matchVacancy(vacancy({ title: 'Cook' }), draft)[0]?.places).toEqual([
      { section: 'work', entryId: firstJob },
    ]);
  });

  it('finds an education by each of its names, and asks for no diploma', () => {
    const educations = [
      { id: 1, name: 'No diploma required' },
      { id: 2, name: 'HBO/Bachelor' },
    ];
    const cv = { ...emptyCv(), resume: { education: [{ studyType: 'Bachelor', institution: 'UA' }] } };
    expect(matchVacancy(vacancy({ title: '', educations }), draftOf(cv))).toMatchObject([
      { word: 'HBO/Bachelor', source: 'educations', places: [{ section: 'education' }] },
    ]);
  });

  it('takes plurals as the same, and keeps acronyms of two letters', () => {
    const cv = { ...emptyCv(), resume: { skills: [{ name: 'Pastry' }, { name: 'HR' }] } };
    const words = matchVacancy(vacancy({ title: 'Pastries HR it' }), draftOf(cv));
    expect(words.map(({ word, places }) => [word, places.length])).toEqual([
      ['Pastries', 1],
      ['HR', 1],
    ]);
  });

  it('lists the first 24 words of the requirements and 12 that the description repeats', () => {
    const words = (count: number, start: string) =>
      Array.from({ length: count }, (_, index) => `${start}${String.fromCodePoint(97 + index)}x`);
    const requirements = words(26, 'requ').join(' ');
    const description = words(14, 'desc')
      .map((word) => `${word} ${word}`)
      .join(' ');
    const listed = matchVacancy(vacancy({ title: '', requirements, description }), draft);
    const count = (source: string) => listed.filter((word) => word.source === source).length;
    expect([count('requirements'), count('description')]).toEqual([24, 12]);
  });
});
