import { dayInAruba, type Locale, queryFromFilter, vacancyIn } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { queueLocalisedMail } from '../../accounts/localisedMail.repository.ts';
import { digestMail } from './alerts.mails.ts';
import { readNamesInAlerts } from './companyNames.repository.ts';
import { readOptions } from '../../options/options.repository.ts';
import { alertName } from './alertName.ts';
import { alertTokenOf } from './alertToken.ts';
import { isComplete, isQuietHour } from './atOnce.rules.ts';
import {
  claimAlertAtOnce,
  claimDueAlert,
  type DueAlert,
  readCards,
  readNewVacancies,
  recordLook,
} from './digests.repository.ts';

/** Vacancies shown in one mail; a link leads to the rest. */
const SHOWN = 15;
/** Longest time in milliseconds from the time of publication of a vacancy to the commit. */
const COMMIT_MS = 5 * 60_000;

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
  const write = await createDigestWriter(db, facts);
  const looked_on = dayInAruba(now);
  let written = 0;
  for (;;) {
    signal?.throwIfAborted();
    const outcome = await db.transaction().execute(async (trx) => {
      const alert = await claimDueAlert(trx, looked_on);
      if (!alert) return 'done';
      const vacancyIds = (await readNewVacancies(trx, alert)).map(({ id }) => id);
      const hasNews = vacancyIds.length > 0;
      await recordLook(trx, alert.id, { vacancyIds, looked_on, ...(hasNews && { last_sent_at: now }) });
      if (hasNews) await write(trx, alert, vacancyIds);
      return hasNews ? 'written' : 'nothing';
    });
    if (outcome === 'done') return written;
    if (outcome === 'written') written += 1;
  }
}

/**
 * Mails the alerts that are sent at once, except in the quiet hours: vacancies published then are in the morning
 * digest. Matches within a short time share one mail.
 * @returns the number of mails written.
 */
export async function sendAlertsAtOnce(db: Database, facts: DigestFacts): Promise<number> {
  const { signal, now = new Date() } = facts;
  if (isQuietHour(now)) return 0;
  const write = await createDigestWriter(db, facts);
  // A transaction may commit a little after the time of publication that it has written.
  const checked_at = new Date(now.getTime() - COMMIT_MS);
  let written = 0;
  for (let after: number | undefined = 0; after !== undefined;) {
    signal?.throwIfAborted();
    const from: number = after;
    after = await db.transaction().execute(async (trx) => {
      const alert = await claimAlertAtOnce(trx, { after: from, now });
      if (!alert) return undefined;
      const news = await readNewVacancies(trx, alert);
      const published = news.map(({ published_at }) => published_at);
      if (news.length > 0 && !isComplete(published, now)) return alert.id;
      const vacancyIds = news.map(({ id }) => id);
      await recordLook(trx, alert.id, {
        vacancyIds,
        checked_at,
        ...(news.length > 0 && { last_sent_at: now }),
      });
      if (news.length === 0) return alert.id;
      await write(trx, alert, vacancyIds);
      written += 1;
      return alert.id;
    });
  }
  return written;
}

/** Returns the function that queues the mail of an alert about new vacancies. */
async function createDigestWriter(db: Database, { siteUrl, secret }: DigestFacts) {
  const [options, companies] = await Promise.all([readOptions(db), readNamesInAlerts(db)]);
  return async (trx: Executor, alert: DueAlert, vacancyIds: number[]): Promise<void> => {
    const vacancies = await readCards(trx, vacancyIds.slice(0, SHOWN));
    const query = queryFromFilter(alert.filter);
    const write = (language: Locale) =>
      digestMail({
        siteUrl,
        language,
        name: alertName(alert.filter, options, companies, language),
        count: vacancyIds.length,
        vacancies: vacancies.map((vacancy) => vacancyIn(vacancy, language)),
        query: query && `?${query}`,
        token: alertTokenOf(alert.id, secret),
      });
    await queueLocalisedMail(trx, alert.email, write, { otherwise: alert.language });
  };
}
