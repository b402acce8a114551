import type {
  AnnotationsEvent,
  ApplicantRating,
  ApplicantTags,
  NoteWriting,
  PrivateNote,
  RatingUpdate,
  TagsUpdate,
} from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { type DomainError, notFound } from '../../../platform/errors/domainError.ts';
import { assertWriter } from '../../companies/company.rules.ts';
import { publishUnread } from '../../notifications/inbox/publishUnread.ts';
import { findMembership } from '../access/membership.repository.ts';
import { type PublishServices, publishToRecruiters } from '../notifying/publishToRecruiters.ts';
import {
  deleteNote,
  findNote,
  insertNote,
  lockAnnotations,
  updateAnnotation,
  updateNote,
} from './annotations.repository.ts';
import { assertRatingKnown, changeTags } from './annotations.rules.ts';
import { replaceMentions } from './mentions.repository.ts';
import { notifyMentioned } from './notifyMentioned.ts';

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

/**
 * Adds a note and notifies the mentioned members.
 * @throws DomainError 404 for an application to another company, 403 for a viewer.
 */
export async function addNote(
  services: NoteServices,
  recruiterId: number,
  applicationId: number,
  { text, mentions = [] }: NoteWriting,
): Promise<PrivateNote> {
  return await saveNote(services, recruiterId, applicationId, mentions, async (trx) => {
    const noteId = await insertNote(trx, recruiterId, applicationId, text);
    if (noteId === undefined) throw await refusal(trx, recruiterId, applicationId, 'application');
    return noteId;
  });
}

/**
 * Edits a note and notifies the members that it did not mention before.
 * @throws DomainError 404 for a note of another recruiter, 403 for a viewer.
 */
export async function changeNote(
  services: NoteServices,
  recruiterId: number,
  { id: applicationId, noteId }: { id: number; noteId: number },
  { text, mentions }: NoteWriting,
): Promise<PrivateNote> {
  return await saveNote(services, recruiterId, applicationId, mentions, async (trx) => {
    const isChanged = await updateNote(trx, recruiterId, { applicationId, noteId }, text);
    if (!isChanged) throw await refusal(trx, recruiterId, applicationId, 'note');
    return noteId;
  });
}

type NoteServices = Pick<PublishServices, 'db' | 'publishEvent'>;

/** Saves a note, of which `save` returns the ID, with its mentions. */
async function saveNote(
  { db, publishEvent }: NoteServices,
  recruiterId: number,
  applicationId: number,
  mentions: readonly number[] | undefined,
  save: (trx: Executor) => Promise<number>,
): Promise<PrivateNote> {
  const { note, notified } = await db.transaction().execute(async (trx) => {
    const noteId = await save(trx);
    const added = mentions ? await replaceMentions(trx, { applicationId, noteId }, mentions) : [];
    const others = added.filter((id) => id !== recruiterId);
    return {
      notified: await notifyMentioned(trx, applicationId, others),
      note: await findNote(trx, recruiterId, noteId),
    };
  });
  publishUnread({ db, publishEvent }, notified);
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
