import type {
  AnnotationsEvent,
  ApplicantRating,
  ApplicantTags,
  PrivateNote,
  RatingUpdate,
  TagsUpdate,
} from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { type DomainError, notFound } from '../../../platform/errors/domainError.ts';
import { assertWriter } from '../../companies/company.rules.ts';
import { findMembership } from '../access/membership.repository.ts';
import { type PublishServices, publishToRecruiters } from '../notifying/publishToRecruiters.ts';
import {
  deleteNote,
  insertNote,
  lockAnnotations,
  updateAnnotation,
  updateNote,
} from './annotations.repository.ts';
import { assertRatingKnown, changeTags } from './annotations.rules.ts';

/** @throws DomainError 404 for an application to another company, 403 for a viewer, and as `assertRatingKnown`. */
export async function rate(
  services: PublishServices,
  recruiterId: number,
  applicationId: number,
  update: RatingUpdate,
): Promise<ApplicantRating> {
  const { rating } = update;
  const changed = await services.db.transaction().execute(async (trx) => {
    const current = await lockOwn(trx, recruiterId, applicationId);
    assertRatingKnown(current.rating, update);
    if (rating === current.rating) return null;
    return await updateAnnotation(trx, applicationId, { recruiter_rating: rating });
  });
  if (changed) await publishAnnotations(services, changed);
  return { rating };
}

/** @throws DomainError 404 for an application to another company, 403 for a viewer, and as `changeTags`. */
export async function tag(
  services: PublishServices,
  recruiterId: number,
  applicationId: number,
  update: TagsUpdate,
): Promise<ApplicantTags> {
  const changed = await services.db.transaction().execute(async (trx) => {
    const current = await lockOwn(trx, recruiterId, applicationId);
    return await updateAnnotation(trx, applicationId, { tags: changeTags(current.tags, update) });
  });
  await publishAnnotations(services, changed);
  return { tags: changed.tags };
}

async function lockOwn(trx: Executor, recruiterId: number, applicationId: number) {
  const current = await lockAnnotations(trx, recruiterId, applicationId);
  if (!current) throw await refusal(trx, recruiterId, applicationId, 'application');
  return current;
}

async function publishAnnotations(
  services: PublishServices,
  change: AnnotationsEvent['changes'][number],
): Promise<void> {
  const toData = (changes: AnnotationsEvent['changes']): AnnotationsEvent => ({ changes });
  await publishToRecruiters(services, 'application-annotated', [change], toData);
}

/** @throws DomainError 404 for an application to another company, 403 for a viewer. */
export async function addNote(
  db: Database,
  recruiterId: number,
  applicationId: number,
  text: string,
): Promise<PrivateNote> {
  const note = await insertNote(db, recruiterId, applicationId, text);
  if (!note) throw await refusal(db, recruiterId, applicationId, 'application');
  return note;
}

/** @throws DomainError 404 for a note of another recruiter, 403 for a viewer. */
export async function changeNote(
  db: Database,
  recruiterId: number,
  { id, noteId }: { id: number; noteId: number },
  text: string,
): Promise<PrivateNote> {
  const note = await updateNote(db, recruiterId, { applicationId: id, noteId }, text);
  if (!note) throw await refusal(db, recruiterId, id, 'note');
  return note;
}

/** @throws DomainError 404 for a note of another recruiter, 403 for a viewer. */
export async function removeNote(
  db: Database,
  recruiterId: number,
  { id, noteId }: { id: number; noteId: number },
): Promise<void> {
  if (await deleteNote(db, recruiterId, { applicationId: id, noteId })) return;
  throw await refusal(db, recruiterId, id, 'note');
}

/** Explains a write that matched nothing: 403 for a viewer, otherwise 404. */
async function refusal(
  db: Executor,
  recruiterId: number,
  applicationId: number,
  what: 'application' | 'note',
): Promise<DomainError> {
  const membership = await findMembership(db, recruiterId, applicationId);
  if (membership) assertWriter(membership);
  return notFound(what);
}
