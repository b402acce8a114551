import { DEFAULT_VIEW, viewFromQuery, viewToQuery } from './applicantView.ts';

const read = (query: string) => viewFromQuery(new URLSearchParams(query));

describe('view in the URL', () => {
  it('is empty for the default view', () => {
    expect(viewToQuery(DEFAULT_VIEW).toString()).toBe('');
    expect(read('')).toEqual(DEFAULT_VIEW);
  });

  it('keeps every part', () => {
    const view = {
      layout: 'board',
      search: 'front desk & café',
      status: 'active',
      vacancyId: 12,
      rating: 4,
      tag: 'Weekend only',
      answers: 'unwanted',
      question: 'Do you work at weekends?',
      answer: 'yes',
      sort: 'rating',
      isDescending: true,
    } as const;
    expect(read(viewToQuery(view).toString())).toEqual(view);
    const ascending = { ...view, isDescending: false };
    expect(read(viewToQuery(ascending).toString())).toEqual(ascending);
  });

  it('ignores invalid values', () => {
    expect(
      read('status=promoted&vacancy=-1&rating=9&answers=maybe&sort=-salary&view=cards&tag=&answer=yes'),
    ).toEqual(DEFAULT_VIEW);
  });
});
