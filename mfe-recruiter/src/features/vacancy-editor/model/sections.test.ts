import { emptyDraft } from './draft.ts';
import { findMissing } from './fieldErrors.ts';
import { firstField, sectionStates } from './sections.ts';

const none = { isBelowMinimumWage: false, errors: {} };
const draft = {
  ...emptyDraft(3),
  title: 'Cook',
  sectors: [2],
  location_district_id: 401,
  description: 'You cook.',
};

describe('sectionStates', () => {
  it('are open on an empty draft, except for publishing, whose default is valid', () => {
    const { publishing, ...others } = sectionStates(emptyDraft(3), none);
    expect(publishing).toBe('done');
    expect(new Set(Object.values(others))).toEqual(new Set(['open']));
  });

  it('are done once the required fields are filled', () => {
    expect(sectionStates(draft, none)).toMatchObject({ job: 'done', description: 'done', pay: 'open' });
    expect(sectionStates({ ...draft, location_district_id: null }, none).job).toBe('open');
    expect(sectionStates({ ...draft, location_district_id: null, remote: 'full' }, none).job).toBe('done');
  });

  it('warn about invalid values, errors and pay below the minimum wage', () => {
    expect(sectionStates({ ...draft, salary_min: 'much' }, none).pay).toBe('warning');
    expect(sectionStates(draft, { ...none, isBelowMinimumWage: true }).pay).toBe('warning');
    const errors = { valid_through: 'Too late.' };
    expect(sectionStates(draft, { ...none, errors }).publishing).toBe('warning');
  });
});

it('firstField follows the order of the page', () => {
  expect(firstField(findMissing({ ...emptyDraft(3), title: 'Cook' }))).toBe('sectors');
  expect(firstField(findMissing({ ...draft, description: ' ' }))).toBe('description');
  expect(firstField(findMissing(draft))).toBeNull();
});
