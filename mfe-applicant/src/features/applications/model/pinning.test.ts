import { anApplicantApplication } from '@cpa/shared/testing';
import { togglePin, withPins } from './pinning.ts';

const first = anApplicantApplication({ id: 1, vacancy_id: 11 });
const second = anApplicantApplication({ id: 2, vacancy_id: 12 });
const third = anApplicantApplication({ id: 3, vacancy_id: 13 });

describe('pinned applications', () => {
  it('stand first, the others stay newest first', () => {
    const shown = withPins([first, second, third], [13, 12, 99]);
    expect(shown.map(({ vacancy_id, isPinned }) => [vacancy_id, isPinned])).toEqual([
      [12, true],
      [13, true],
      [11, false],
    ]);
  });

  it('are pinned once and unpinned again', () => {
    expect(togglePin([11], 12)).toEqual([11, 12]);
    expect(togglePin([11, 12], 11)).toEqual([12]);
  });
});
