import type { Insertable } from 'kysely';
import type { VacancyViewsDailyTable } from '../../platform/database/schema.ts';
import { seeded } from '../../platform/random/seeded.ts';
import type { DemoClock } from './demoClock.ts';

/** Days of which the demo has daily views. */
const DAYS = 60;

interface Viewed {
  id: number;
  views?: number | undefined;
  published_at?: Date | string | null | undefined;
}

/** Spreads the views of each vacancy over its days: fewer at weekends, more in its first days. */
export function makeDailyViews(
  clock: DemoClock,
  vacancies: readonly Viewed[],
): Insertable<VacancyViewsDailyTable>[] {
  return vacancies.flatMap(({ id, views = 0, published_at }) => {
    if (!published_at || views === 0) return [];
    const chance = seeded(`views of ${id}`);
    const age = Math.floor((clock.hoursAgo(0).getTime() - new Date(published_at).getTime()) / 86_400_000);
    const weights = Array.from({ length: Math.min(DAYS, age + 1) }, (_, daysAgo) => {
      const weekday = new Date(`${clock.dayIn(-daysAgo)}T12:00:00Z`).getUTCDay();
      const isWeekend = weekday === 0 || weekday === 6;
      return (isWeekend ? 0.45 : 1) * (0.6 + chance.next()) * (age - daysAgo < 4 ? 1.8 : 1);
    });
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.flatMap((weight, daysAgo) => {
      const seen = Math.round((weight / sum) * views);
      return seen > 0 ? [{ vacancy_id: id, day: clock.dayIn(-daysAgo), views: seen }] : [];
    });
  });
}
