import { queryFromFilter, type VacancyFilter, dayInAruba } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { queueMail } from '../../../platform/mail/outbox.repository.ts';
import { digestMail } from './alerts.mails.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { readOptions } from '../../options/options.repository.ts';
import { alertName } from './alertName.ts';
import { alertTokenOf } from './alertToken.ts';
import { selectVacancyCards, toVacancyCard } from '../../vacancies/cards/vacancyCards.repository.ts';
import { conditionsOf, typedSearch } from '../../vacancies/vacancyConditions.repository.ts';

/** Vacancies shown in one mail; a link leads to the rest. */
const SHOWN = 15;

interface DigestFacts {
  siteUrl: string;
  secret: string;
  signal?: AbortSignal;
  now?: Date;
}

/**
 * Mails each confirmed alert the vacancies published since its last digest. One transaction per alert, so that mail
 * and bookkeeping succeed or fail together.
 * @returns the number of mails written.
 */
export async function sendDigests(db: Database, facts: DigestFacts): Promise<number> {
  const { signal, now = new Date() } = facts;
  const options = await readOptions(db);
  let written = 0;
  for (;;) {
    signal?.throwIfAborted();
    const outcome = await db.transaction().execute(async (trx) => {
      const alert = await claimDue(trx, dayInAruba(now));
      if (!alert) return 'done';
      const news = await takeNews(trx, alert);
      await recordLook(trx, alert.id, { today: dayInAruba(now), hasSent: news.length > 0 });
      if (news.length === 0) return 'nothing';
      const { siteUrl, secret } = facts;
      const vacancies = await readCards(trx, news.slice(0, SHOWN));
      const query = queryFromFilter(alert.filter);
      const mail = digestMail({
        siteUrl,
        name: alertName(alert.filter, options),
        count: news.length,
        vacancies,
        searchUrl: `${siteUrl}/vacancies${query && `?${query}`}`,
        unsubscribeUrl: `${siteUrl}/api/search-alerts/unsubscribe?token=${alertTokenOf(alert.id, secret)}`,
      });
      await queueMail(trx, alert.email, mail);
      return 'written';
    });
    if (outcome === 'done') return written;
    if (outcome === 'written') written += 1;
  }
}

interface Alert {
  id: number;
  email: string;
  filter: VacancyFilter;
  confirmed_at: Date | null;
}

/** Claims a due alert with SKIP LOCKED. */
async function claimDue(db: Executor, today: string): Promise<Alert | undefined> {
  return await db
    .selectFrom('search_alerts')
    .select(['id', 'email', 'filter', 'confirmed_at'])
    .where('confirmed_at', 'is not', null)
    .where(sql<boolean>`looked_on <= ${today}::date - case frequency when 'weekly' then 7 else 1 end`)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Ids of new vacancies, newest first, recorded as sent. */
async function takeNews(db: Executor, { id, filter, confirmed_at }: Alert): Promise<number[]> {
  const search = typedSearch(filter);
  if (!search) return [];
  const { rows } = await sql<{ vacancy_id: number }>`
    with news as (
      select v.id from vacancies v
      where ${conditionsOf(search)} and v.published_at > ${confirmed_at}
        and not exists (select from search_alert_vacancies told where told.alert_id = ${id} and told.vacancy_id = v.id)
    )
    insert into search_alert_vacancies (alert_id, vacancy_id) select ${id}, news.id from news returning vacancy_id
  `.execute(db);
  return rows.map(({ vacancy_id }) => vacancy_id).toSorted((one, other) => other - one);
}

async function recordLook(
  db: Executor,
  id: number,
  { today, hasSent }: { today: string; hasSent: boolean },
): Promise<void> {
  await db
    .updateTable('search_alerts')
    .set({ looked_on: today, ...(hasSent && { last_sent_at: sql<Date>`now()` }) })
    .where('id', '=', id)
    .execute();
}

async function readCards(db: Executor, ids: number[]) {
  const rows = await selectVacancyCards(db)
    .where('v.id', 'in', ids)
    .orderBy('v.published_at', 'desc')
    .orderBy('v.id', 'desc')
    .execute();
  return rows.map(toVacancyCard);
}
