import { aVacancyCard } from '../testing/index.ts';
import { readSeenVacancies, storeSeenVacancies } from './seenVacancies.ts';

afterEach(() => sessionStorage.clear());

describe('seen vacancies', () => {
  test('stores ID, title and company name only', () => {
    const cook = aVacancyCard({ id: 7, title: 'Line Cook' });
    storeSeenVacancies([cook]);
    expect(readSeenVacancies()).toEqual([{ id: 7, title: 'Line Cook', company: cook.company.name }]);
  });

  test('stores at most 20', () => {
    storeSeenVacancies(Array.from({ length: 50 }, (_, index) => aVacancyCard({ id: index + 1 })));
    expect(readSeenVacancies()).toHaveLength(20);
  });

  test('returns none when the stored value is invalid', () => {
    sessionStorage.setItem('cpa.seenVacancies', '[null, {"id": "7"}]');
    expect(readSeenVacancies()).toEqual([]);
  });
});
