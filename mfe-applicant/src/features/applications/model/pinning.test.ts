import { anApplicantApplication } from '@cpa/shared/testing';
import { togglePin, pinnedFirst } from './pinning.ts';

const first = anApplicantApplication({ id: 1, vacancy_id: 11 });
const second = anApplicantApplication({ id: 2, vacancy_id: 12 });
const third = anApplicantApplication({ id: 3, vacancy_id: 13 });

describe('pinning', () => {
  it('moves pinned applications to the front and keeps the order otherwise', () => {
    const shown = pinnedFirst([first, second, third], [13, 12, 99]);
    expect(shown.map(({ vacancy_id, isPinned }) => [vacancy_id, isPinned])).toEqual([
      [12, true],
      [13, true],
      [11, false],
    ]);
  });

  it('adds a vacancy and removes it again', () => {
    expect(togglePin([11], 12)).toEqual([11, 12]);
    expect(togglePin([11, 12], 11)).toEqual([12]);
  });
});
