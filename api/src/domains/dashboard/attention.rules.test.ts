import type { Attention } from '@cpa/shared/contracts';
import { sortByUrgency } from './attention.rules.ts';

const NOW = new Date('2026-11-24T14:00:00Z');

const applied = (vacancy_id: number, since: string): Attention => ({
  kind: 'new_applicants',
  vacancy_id,
  title: 'Cook',
  count: 2,
  since,
});
const closes = (vacancy_id: number, valid_through: string): Attention => ({
  kind: 'expiring',
  vacancy_id,
  title: 'Night Auditor',
  valid_through,
  applicants: 3,
  hired: 0,
});
const drafts: Attention = {
  kind: 'drafts',
  count: 1,
  imported: 0,
  vacancy_id: 9,
  title: 'Draft',
  updated_at: '2026-11-23T14:00:00Z',
};

const idsOf = (items: Attention[]) =>
  items.map((item) => ('vacancy_id' in item ? item.vacancy_id : item.kind));

describe('sortByUrgency', () => {
  it('puts verification first, then closing within two days, then applicants who wait four days', () => {
    const sorted = sortByUrgency(
      [
        { kind: 'no_postings', drafts: 1 },
        drafts,
        applied(1, '2026-11-24T12:00:00Z'),
        closes(2, '2026-11-29'),
        applied(3, '2026-11-20T12:00:00Z'),
        closes(4, '2026-11-25'),
        { kind: 'unverified', email: 'ana@example.aw' },
      ],
      NOW,
    );
    expect(idsOf(sorted)).toEqual(['unverified', 4, 3, 2, 1, 9, 'no_postings']);
  });

  it('counts exactly four days of waiting and exactly two days until the end as urgent', () => {
    const now = new Date('2026-11-24T03:59:59Z');
    const sorted = sortByUrgency(
      [closes(1, '2026-11-28'), applied(2, '2026-11-20T03:59:59Z'), closes(3, '2026-11-25')],
      now,
    );
    expect(idsOf(sorted)).toEqual([3, 2, 1]);
  });

  it('orders items of one kind by date, the oldest first', () => {
    const sorted = sortByUrgency(
      [applied(1, '2026-11-24T12:00:00Z'), applied(2, '2026-11-23T12:00:00Z')],
      NOW,
    );
    expect(idsOf(sorted)).toEqual([2, 1]);
    expect(idsOf(sortByUrgency([closes(3, '2026-12-02'), closes(4, '2026-12-01')], NOW))).toEqual([4, 3]);
    expect(idsOf(sortByUrgency([closes(5, '2026-11-25'), closes(6, '2026-11-24')], NOW))).toEqual([6, 5]);
  });

  it('returns at most eight items', () => {
    const many = Array.from({ length: 12 }, (_, index) => applied(index + 1, '2026-11-24T12:00:00Z'));
    expect(sortByUrgency(many, NOW)).toHaveLength(8);
  });
});
