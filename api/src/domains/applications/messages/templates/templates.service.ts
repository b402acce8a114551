import {
  MAX_MESSAGE_TEMPLATES,
  type MessageTemplate,
  type MessageTemplateForm,
  type MessageTemplates,
} from '@cpa/shared/contracts';
import type { Database } from '../../../../platform/database/connect.ts';
import type { Executor } from '../../../../platform/database/executor.ts';
import { DomainError, notFound } from '../../../../platform/errors/domainError.ts';
import { assertWriter } from '../../../companies/company.rules.ts';
import { findConversation } from '../messages.repository.ts';
import * as repository from './templates.repository.ts';

/** @throws DomainError 404 for an application to another company. */
export async function readTemplates(
  db: Executor,
  accountId: number,
  applicationId: number,
): Promise<MessageTemplates> {
  const { company_id, company, title, name } = await findOwn(db, accountId, applicationId);
  return {
    templates: await repository.readTemplates(db, company_id),
    values: { first_name: name?.trim().split(/\s+/)[0] || null, vacancy: title, company },
  };
}

/** @throws DomainError 404 for an application to another company, 403 for viewers, 409 at the limit. */
export async function addTemplate(
  db: Database,
  accountId: number,
  applicationId: number,
  form: MessageTemplateForm,
): Promise<MessageTemplate> {
  return await db.transaction().execute(async (trx) => {
    const { company_id, membership } = await findOwn(trx, accountId, applicationId);
    assertWriter(membership!);
    await repository.lockCompany(trx, company_id);
    if ((await repository.countTemplates(trx, company_id)) >= MAX_MESSAGE_TEMPLATES) {
      throw new DomainError(409, 'too_many_templates', { max: MAX_MESSAGE_TEMPLATES });
    }
    return await repository.insertTemplate(trx, company_id, form);
  });
}

/** @throws DomainError 404 for a template of another company, 403 for viewers. */
export async function changeTemplate(
  db: Executor,
  accountId: number,
  id: number,
  form: MessageTemplateForm,
): Promise<MessageTemplate> {
  await assertEditable(db, accountId, id);
  const changed = await repository.updateTemplate(db, id, form);
  if (!changed) throw notFound('template');
  return changed;
}

/** @throws DomainError 404 for a template of another company, 403 for viewers. */
export async function removeTemplate(db: Executor, accountId: number, id: number): Promise<void> {
  await assertEditable(db, accountId, id);
  await repository.deleteTemplate(db, id);
}

async function findOwn(db: Executor, accountId: number, applicationId: number) {
  const facts = await findConversation(db, { side: 'company', accountId, applicationId });
  if (!facts) throw notFound('application');
  return facts;
}

async function assertEditable(db: Executor, accountId: number, id: number): Promise<void> {
  const membership = await repository.findMembershipOf(db, accountId, id);
  if (!membership) throw notFound('template');
  assertWriter(membership);
}
