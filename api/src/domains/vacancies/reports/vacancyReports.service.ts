import type { VacancyReport } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import { notFound } from '../../../platform/errors/domainError.ts';
import { queueMail } from '../../../platform/mail/outbox.repository.ts';
import { writeAudit } from '../../accounts/audit/audit.repository.ts';
import { findPublicVacancy } from '../publicVacancy.repository.ts';
import { vacancyReportMail } from './vacancyReport.mails.ts';
import { insertVacancyReport } from './vacancyReports.repository.ts';

interface Services {
  db: Database;
  siteUrl: string;
  /** Without it, reports are stored and not mailed. */
  contactEmail: string | undefined;
}

/**
 * Stores and audits a report, and mails it to the operator.
 * @throws DomainError 404 for a vacancy that is not public.
 */
export async function reportVacancy(
  { db, siteUrl, contactEmail }: Services,
  vacancyId: number,
  { reason, message = '', email }: VacancyReport,
  requestId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const vacancy = await findPublicVacancy(trx, vacancyId);
    if (!vacancy) throw notFound('vacancy');
    await insertVacancyReport(trx, { vacancy_id: vacancy.id, reason, message, email: email ?? null });
    await writeAudit(trx, {
      accountId: null,
      action: 'vacancy.reported',
      subject: String(vacancy.id),
      detail: { reason },
      requestId,
    });
    if (contactEmail === undefined) return;
    const mail = vacancyReportMail({ siteUrl, vacancy, reason, message, email });
    await queueMail(trx, contactEmail, mail, { email });
  });
}
