import type { Executor } from '../../../platform/database/executor.ts';
import { readAddress } from '../accounts.repository.ts';
import { queueLocalisedMail } from '../localisedMail.repository.ts';
import { endAllSessions } from '../sessions/endSessions.repository.ts';
import { secondStepChangedMail } from './secondStep.mails.ts';
import { deleteSecondStep } from '../secondSteps.repository.ts';

/** Removes the second step of a user who lost it, ends every session and notifies the user by mail. */
export async function resetSecondStep(trx: Executor, accountId: number, siteUrl: string): Promise<void> {
  await deleteSecondStep(trx, accountId);
  await endAllSessions(trx, accountId, 'second step reset');
  const { name, email } = await readAddress(trx, accountId);
  await queueLocalisedMail(trx, email, (language) =>
    secondStepChangedMail({ siteUrl, language, name, what: 'turned_off' }),
  );
}
