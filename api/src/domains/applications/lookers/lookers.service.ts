import type { Lookers, LookersEvent } from '@cpa/shared/contracts';
import { notFound } from '../../../platform/errors/domainError.ts';
import { findMembership } from '../access/membership.repository.ts';
import type { PublishServices } from '../notifying/publishToRecruiters.ts';
import { deleteLooker, readOtherLookers, recordLooker } from './lookers.repository.ts';

type Services = Pick<PublishServices, 'db' | 'publishEvent'>;

/** Says that the member has the application open. @throws DomainError 404 for an application to another company. */
export async function look(services: Services, recruiterId: number, applicationId: number): Promise<Lookers> {
  const { db } = services;
  if (!(await findMembership(db, recruiterId, applicationId))) throw notFound('application');
  const hasCome = await recordLooker(db, recruiterId, applicationId);
  const others = await readOtherLookers(db, recruiterId, applicationId);
  if (hasCome) tell(services, others, applicationId);
  return { names: others.map(({ name }) => name) };
}

/** Says that the member has it open no more. @throws DomainError 404 for an application to another company. */
export async function leave(services: Services, recruiterId: number, applicationId: number): Promise<void> {
  const { db } = services;
  if (!(await findMembership(db, recruiterId, applicationId))) throw notFound('application');
  if (await deleteLooker(db, recruiterId, applicationId))
    tell(services, await readOtherLookers(db, recruiterId, applicationId), applicationId);
}

function tell({ publishEvent }: Services, others: readonly { id: number }[], application_id: number): void {
  const event: LookersEvent = { application_id };
  for (const { id } of others) void publishEvent(`private-user.${id}`, 'lookers-changed', event);
}
