import { postingStarts } from './postingStarts.ts';

const item = (vacancies: number, start_date: string | null) => ({ vacancies, start_date });

describe('postingStarts', () => {
  it('adds up the postings of each start, the next one first, without sponsorships', () => {
    const items = [
      item(5, '2026-12-07'),
      item(5, '2026-11-30'),
      item(1, null),
      item(5, '2026-11-30'),
      item(0, '2026-11-30'),
    ];
    expect(postingStarts(items, '2026-11-24')).toEqual({
      ready: 1,
      later: [
        { day: '2026-11-30', count: 10 },
        { day: '2026-12-07', count: 5 },
      ],
    });
  });

  it('counts a package as ready from its first day', () => {
    expect(postingStarts([item(5, '2026-11-30')], '2026-11-30')).toEqual({ ready: 5, later: [] });
  });
});
