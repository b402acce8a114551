import { aVacancyCard } from '../testing/index.ts';
import { keepSeenVacancies, readSeenVacancies } from './seenVacancies.ts';

afterEach(() => sessionStorage.clear());

describe('the vacancies that were last on screen', () => {
  test('are there when their area is away, by title and company alone', () => {
    const cook = aVacancyCard({ id: 7, title: 'Line Cook' });
    keepSeenVacancies([cook]);
    expect(readSeenVacancies()).toEqual([{ id: 7, title: 'Line Cook', company: cook.company.name }]);
  });

  test('are twenty at most', () => {
    keepSeenVacancies(Array.from({ length: 50 }, (_, index) => aVacancyCard({ id: index + 1 })));
    expect(readSeenVacancies()).toHaveLength(20);
  });

  test.each(['{', 'null', '7', '[null, {"id": "7"}, {"id": 7, "title": {}}]'])(
    'are none when the browser kept %s',
    (kept) => {
      sessionStorage.setItem('cpa.seenVacancies', kept);
      expect(readSeenVacancies()).toEqual([]);
    },
  );

  test('cost nothing where the browser refuses storage', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    expect(() => keepSeenVacancies([aVacancyCard()])).not.toThrow();
  });
});
