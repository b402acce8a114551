import type { Locale } from '@cpa/shared/contracts';
import { apiErrorText } from '@cpa/shared/server';
import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { DomainError } from '../../../platform/errors/domainError.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import { queueLocalisedMail, readMailLanguage } from '../../accounts/localisedMail.repository.ts';
import { publishPostings } from '../../companies/publishToMembers.ts';
import { raiseVersion, recordHistory, updateVacancy } from '../vacancyEditing.repository.ts';
import { assertVerifiedFor } from './action.rules.ts';
import { notPublishedMail, notPublishedNote } from './openScheduled.mails.ts';
import { findDueDrafts, findScheduler, lockDueDraft } from './openScheduled.repository.ts';
import type { LockedVacancy } from './ownedVacancies.repository.ts';
import { publishVacancy } from './publishVacancy.service.ts';

interface Services {
  db: Database;
  siteUrl: string;
  publishEvent: PublishEvent;
}

/** Publishes due drafts, each in its own transaction. @returns the number of published vacancies. */
export async function openScheduledVacancies(services: Services, now = new Date()): Promise<number> {
  let opened = 0;
  for (const due of await findDueDrafts(services.db, now)) {
    const opening = await services.db.transaction().execute(async (trx) => {
      const vacancy = await lockDueDraft(trx, due, now);
      const isOpen = vacancy && (await openOrNotify(trx, vacancy, services.siteUrl, now));
      return isOpen ? vacancy : undefined;
    });
    if (!opening) continue;
    await publishPostings(services, [opening.company_id]);
    opened += 1;
  }
  return opened;
}

/** Publishes the draft; otherwise removes its schedule and mails the reason. @returns whether it is open. */
async function openOrNotify(
  db: Executor,
  vacancy: LockedVacancy,
  siteUrl: string,
  now: Date,
): Promise<boolean> {
  const scheduler = await findScheduler(db, vacancy);
  try {
    assertVerifiedFor(true, { verified: scheduler?.verified_at != null });
    await publishVacancy(db, scheduler?.id ?? null, vacancy, vacancy, now);
    await raiseVersion(db, vacancy.id, null);
    return true;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const spoken = await readMailLanguage(db, scheduler?.email ?? null);
    const note = notPublishedNote(sentenceOf(error, spoken), spoken);
    await updateVacancy(db, vacancy.id, { opens_at: null, scheduled_by: null });
    await raiseVersion(db, vacancy.id, null);
    await recordHistory(db, vacancy.id, { status: 'draft', by: null, note });
    if (scheduler)
      await queueLocalisedMail(db, scheduler.email, (language) =>
        notPublishedMail({ siteUrl, language, vacancy, reason: sentenceOf(error, language) }),
      );
    return false;
  }
}

/** Prefers the messages of the fields, which say what is missing. */
function sentenceOf({ fields, text }: DomainError, language: Locale): string {
  const texts = fields ? Object.values(fields).flat() : [text];
  return texts.map(({ code, params }) => apiErrorText(code, params, language)).join(' ');
}
