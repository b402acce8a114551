import { assertRatingKnown, changeTags } from './annotations.rules.ts';

describe('changeTags', () => {
  test('keeps what a colleague added and removed in the meantime', () => {
    const current = ['Grill', 'Urgent'];
    const known_tags = ['Grill', 'Day shift'];
    expect(changeTags(current, { tags: [...known_tags, 'Dutch'], known_tags })).toEqual([
      'Grill',
      'Urgent',
      'Dutch',
    ]);
    expect(changeTags(current, { tags: ['Day shift'], known_tags })).toEqual(['Urgent']);
  });

  test('replaces all tags when the caller does not send the ones it saw, and drops duplicates', () => {
    expect(changeTags(['Grill'], { tags: ['Day shift', 'day shift'] })).toEqual(['Day shift']);
  });

  test('does not duplicate a tag that a colleague added', () => {
    expect(changeTags(['Dutch'], { tags: ['dutch'], known_tags: [] })).toEqual(['Dutch']);
  });

  test('rejects more tags than an applicant can have', () => {
    const current = Array.from({ length: 20 }, (_, index) => `Tag ${index}`);
    const add = () => changeTags(current, { tags: ['Dutch'], known_tags: [] });
    expect(add).toThrow('An applicant can have at most 20 tags. Remove one to add another.');
  });
});

describe('assertRatingKnown', () => {
  test('rejects a rating that is based on another one, and names the current one', () => {
    const rate = (current: number | null) => () => assertRatingKnown(current, { rating: 2, known_rating: 3 });
    expect(rate(4)).toThrow(/colleague changed the rating to 4 of 5/);
    expect(rate(null)).toThrow(/colleague removed the rating/);
  });

  test.each([{ rating: 2, known_rating: 4 }, { rating: 4, known_rating: null }, { rating: 2 }])(
    'accepts %p over a rating of 4',
    (update) => {
      expect(() => assertRatingKnown(4, update)).not.toThrow();
    },
  );
});
