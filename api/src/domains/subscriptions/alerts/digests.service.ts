import { dayInAruba, type Locale, queryFromFilter, vacancyIn } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import { queueLocalisedMail } from '../../accounts/localisedMail.repository.ts';
import { digestMail } from './alerts.mails.ts';
import { readNamesInAlerts } from './companyNames.repository.ts';
import { readOptions } from '../../options/options.repository.ts';
import { alertName } from './alertName.ts';
import { alertTokenOf } from './alertToken.ts';
import { claimDueAlert, readCards, recordLook, takeNewVacancies } from './digests.repository.ts';

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
  const [options, companies] = await Promise.all([readOptions(db), readNamesInAlerts(db)]);
  let written = 0;
  for (;;) {
    signal?.throwIfAborted();
    const outcome = await db.transaction().execute(async (trx) => {
      const alert = await claimDueAlert(trx, dayInAruba(now));
      if (!alert) return 'done';
      const news = await takeNewVacancies(trx, alert);
      await recordLook(trx, alert.id, { today: dayInAruba(now), hasSent: news.length > 0 });
      if (news.length === 0) return 'nothing';
      const { siteUrl, secret } = facts;
      const vacancies = await readCards(trx, news.slice(0, SHOWN));
      const query = queryFromFilter(alert.filter);
      const write = (language: Locale) =>
        digestMail({
          siteUrl,
          language,
          name: alertName(alert.filter, options, companies, language),
          count: news.length,
          vacancies: vacancies.map((vacancy) => vacancyIn(vacancy, language)),
          query: query && `?${query}`,
          token: alertTokenOf(alert.id, secret),
        });
      await queueLocalisedMail(trx, alert.email, write, { otherwise: alert.language });
      return 'written';
    });
    if (outcome === 'done') return written;
    if (outcome === 'written') written += 1;
  }
}
