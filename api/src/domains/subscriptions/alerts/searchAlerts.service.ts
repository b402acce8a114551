import type { Locale } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { queueLocalisedMail } from '../../accounts/localisedMail.repository.ts';
import { newSecretToken } from '../../accounts/secretTokens.ts';
import { readCompanyNames } from './companyNames.repository.ts';
import { readOptions } from '../../options/options.repository.ts';
import { classifyConfirmLink, needsConfirmMail } from '../subscription.rules.ts';
import { alertName } from './alertName.ts';
import { confirmAlertMail } from './alerts.mails.ts';
import * as repository from './searchAlerts.repository.ts';

/**
 * Starts an alert for a verified e-mail address, or changes the frequency of a running one.
 * @throws DomainError 409 when the e-mail address has the maximum number of alerts.
 */
export async function startAlert(db: Database, asked: repository.AskedAlert): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const alert = await repository.lockAlert(trx, asked);
    if (!alert) {
      throw new DomainError(409, 'too_many_alerts', { max: repository.MAX_ALERTS });
    }
    await repository.confirmAlert(trx, alert.id, asked);
  });
}

/** Mails a confirmation link for a new alert. Sends nothing at the limit, or when a link was mailed recently. */
export async function requestAlert(
  { db, siteUrl }: { db: Database; siteUrl: string },
  asked: repository.AskedAlert,
): Promise<void> {
  const companies = await readCompanyNames(db, [asked.filter]);
  const options = await readOptions(db);
  const { email, filter, frequency, language: otherwise } = asked;
  await db.transaction().execute(async (trx) => {
    const alert = await repository.lockAlert(trx, asked);
    if (!alert || !needsConfirmMail(alert)) return;
    const token = newSecretToken();
    await repository.recordAlertLink(trx, alert.id, { ...asked, token });
    const write = (language: Locale) => {
      const name = alertName(filter, options, companies, language);
      return confirmAlertMail({ siteUrl, language, token, name, frequency });
    };
    await queueLocalisedMail(trx, email, write, { otherwise });
  });
}

/** Checks that a mailed link still confirms an alert. */
export async function isConfirmTokenValid(db: Database, token: string): Promise<boolean> {
  const alert = await repository.findAlertToConfirm(db, token);
  return alert !== undefined && classifyConfirmLink(alert) !== 'dead';
}

/** Confirms an alert with the token of a mailed link. Idempotent. */
export async function confirmAlertByToken(
  db: Database,
  token: string,
): Promise<ReturnType<typeof classifyConfirmLink>> {
  return await db.transaction().execute(async (trx) => {
    const alert = await repository.findAlertToConfirm(trx, token);
    const verdict = alert ? classifyConfirmLink(alert) : 'dead';
    if (alert && verdict === 'confirm') await repository.confirmAlert(trx, alert.id);
    return verdict;
  });
}
