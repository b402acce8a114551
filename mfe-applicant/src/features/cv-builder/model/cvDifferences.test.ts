import type { Cv, JsonResume } from '@cpa/shared/contracts';
import { cvDifferences } from './cvDifferences.ts';
import { emptyCv } from '../../../cv-draft/draft.ts';

const cv = (resume: JsonResume): Cv => ({ ...emptyCv(), resume });

it('lists fields and entries that differ with the texts of both', () => {
  const mine = cv({
    basics: { name: 'Raïsa', phone: '593 4471' },
    work: [{ position: 'Waiter', name: 'Cas di Sabor', highlights: ['Served 90 seats.'] }],
  });
  const theirs = cv({
    basics: { name: 'Raïsa M', phone: '593 4471', summary: 'A waiter.' },
    work: [
      { name: 'Cas di Sabor', position: 'Head waiter', highlights: ['Served 90 seats.'] },
      { position: 'Runner', name: '' },
    ],
  });
  expect(cvDifferences(mine, theirs)).toEqual([
    { kind: 'basics', field: 'name', mine: 'Raïsa', theirs: 'Raïsa M' },
    { kind: 'summary', mine: '', theirs: 'A waiter.' },
    { kind: 'entry', section: 'work', number: 1, mine: 'Waiter', theirs: 'Head waiter' },
    { kind: 'entry', section: 'work', number: 2, mine: '', theirs: 'Runner' },
  ]);
});

it('ignores the order of keys and empty values', () => {
  const mine = cv({ basics: { name: 'Raïsa', email: '' }, work: [], skills: [{ name: 'Till', level: '' }] });
  const theirs = cv({ skills: [{ name: 'Till' }], basics: { name: 'Raïsa' } });
  expect(cvDifferences(mine, theirs)).toEqual([]);
});

it('names a changed design and photo', () => {
  const mine = emptyCv({ template: 'compact' });
  const theirs = { ...emptyCv(), resume: { basics: { image: 'data:image/png;base64,AA' } } };
  expect(cvDifferences(mine, theirs).map(({ kind }) => kind)).toEqual(['photo', 'design']);
});
