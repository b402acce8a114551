import type { RecruiterVacancy } from '@cpa/shared/contracts';
import { aFoundVacancy } from '../testing/foundVacancies.ts';
import { aPostedVacancy } from '../testing/aPostedVacancy.ts';
import { changedLines } from './changedLines.ts';
import { compare } from './comparison.ts';

const TODAY = '2026-11-23';
const fieldsOf = (posted: RecruiterVacancy, found = aFoundVacancy(), edit = {}) =>
  compare(found, edit, posted, TODAY);
const differing = (...args: Parameters<typeof fieldsOf>) => fieldsOf(...args).filter(({ isSame }) => !isSame);

describe('compare', () => {
  it('finds no difference to a vacancy that states the same as the page', () => {
    expect(fieldsOf(aPostedVacancy()).map(({ field }) => field)).toEqual([
      'title',
      'description',
      'salary',
      'employment_type',
      'valid_through',
      'sectors',
      'workloads',
      'languages',
      'location_district',
    ]);
    expect(differing(aPostedVacancy())).toEqual([]);
    const reformatted = { description: '**You** bake what our guests\nremember longest.' };
    expect(differing(aPostedVacancy(reformatted))).toEqual([]);
  });

  it('lists each differing field with both values and the change that aligns them', () => {
    const posted = aPostedVacancy({
      title: 'Baker',
      salary_min: 250_000,
      employment_type: 'PART_TIME',
      sectors: [],
    });
    expect(differing(posted)).toMatchObject([
      { field: 'title', found: 'Pastry Chef', posted: 'Baker', change: { title: 'Pastry Chef' } },
      {
        field: 'salary',
        change: { salary_min: 290_000, salary_max: 340_000, salary_currency: 'AWG', salary_period: 'month' },
      },
      { field: 'employment_type', posted: 'PART_TIME', change: { employment_type: 'FULL_TIME' } },
      { field: 'sectors', posted: [], change: { sectors: [2] } },
    ]);
  });

  it('compares with the edits of the recruiter and ignores what the page does not state', () => {
    const silent = aFoundVacancy({
      description: ' ',
      salary_min: null,
      salary_max: null,
      employment_type: null,
      valid_through: null,
      workloads: [],
      languages: [],
      location_district: null,
    });
    const fields = fieldsOf(aPostedVacancy(), silent, { title: 'Patissier', employment_type: 'INTERN' });
    expect(fields.filter(({ isSame }) => !isSame).map(({ field }) => field)).toEqual([
      'title',
      'employment_type',
    ]);
    expect(fields.map(({ field }) => field)).toEqual(['title', 'employment_type', 'sectors']);
  });

  it('offers no salary without currency and no last day after the posting', () => {
    const posted = aPostedVacancy({ posted_until: '2026-12-15', valid_through: '2026-12-15', salary_min: 1 });
    const fields = differing(posted, aFoundVacancy({ salary_currency: null }));
    expect(fields).toMatchObject([
      { field: 'salary', change: null },
      { field: 'valid_through', change: null },
    ]);
    const later = differing(aPostedVacancy({ valid_through: '2026-12-01' }));
    expect(later).toMatchObject([{ field: 'valid_through', change: { valid_through: '2026-12-31' } }]);
  });
});

describe('changedLines', () => {
  it('marks the lines that the other text lacks, whatever their markup', () => {
    expect(changedLines('# Tasks\n\n- Bake bread\n- Clean', 'Tasks\n* Bake **bread**')).toEqual([
      { text: 'Tasks', isChanged: false },
      { text: 'Bake bread', isChanged: false },
      { text: 'Clean', isChanged: true },
    ]);
  });
});
