import type { Conversation, MessageReport } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import { notFound } from '../../../platform/errors/domainError.ts';
import { queueMail } from '../../../platform/mail/outbox.repository.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import { writeAudit } from '../../accounts/audit/audit.repository.ts';
import type { Caller } from '../../accounts/caller.ts';
import { insertVacancyReport } from '../../vacancies/reports/vacancyReports.repository.ts';
import { messageReportMail } from './messages.mails.ts';
import { findCompanyMessage, lockConversation, setBlocked } from './messages.repository.ts';
import { publishConversation, readConversation } from './messages.service.ts';

interface Services {
  db: Database;
  publishEvent: PublishEvent;
  siteUrl: string;
  /** Without it, reports are stored and not mailed. */
  contactEmail: string | undefined;
}

/**
 * Blocks the messages of the company about the applicant's application, or allows them again.
 * @throws DomainError 404 without an application to the vacancy.
 */
export async function blockMessages(
  services: Services,
  caller: Caller,
  vacancyId: number,
  shallBlock: boolean,
): Promise<Conversation> {
  const party = partyOf(caller, vacancyId);
  const facts = await services.db.transaction().execute(async (trx) => {
    const found = await lockConversation(trx, party);
    if (!found) throw notFound('application');
    await setBlocked(trx, found.id, shallBlock);
    return found;
  });
  await publishConversation(services, facts);
  return await readConversation(services.db, party);
}

/**
 * Stores a report of a message of the company with the reports of vacancies, and mails it to the operator. The company
 * is not notified.
 * @throws DomainError 404 for a message that is not the company's or of another application.
 */
export async function reportMessage(
  { db, siteUrl, contactEmail }: Services,
  caller: Caller,
  { vacancyId, messageId }: { vacancyId: number; messageId: number },
  { reason }: MessageReport,
  requestId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const facts = await lockConversation(trx, partyOf(caller, vacancyId));
    const message = facts && (await findCompanyMessage(trx, facts.id, messageId));
    if (!facts || !message) throw notFound('message');
    // The application determines which reports are erased with it.
    const about = { vacancy_id: vacancyId, application_id: facts.id };
    const email = caller.verified ? caller.email : null;
    await insertVacancyReport(trx, { ...about, reason, message: message.text, email });
    await writeAudit(trx, {
      accountId: caller.id,
      action: 'message.reported',
      subject: String(messageId),
      detail: { reason },
      requestId,
    });
    if (contactEmail === undefined) return;
    const mail = messageReportMail({ siteUrl, facts, reason, text: message.text, reporter: caller });
    await queueMail(trx, contactEmail, mail, { email: caller.email, applicantId: facts.applicant_id });
  });
}

const partyOf = ({ id, applicantId }: Caller, vacancyId: number) =>
  ({ side: 'applicant', accountId: id, applicantId, vacancyId }) as const;
