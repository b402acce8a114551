import type { PrivateNote } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import { type DomainError, notFound } from '../../../platform/errors/domainError.ts';
import { assertWriter } from '../../companies/company.rules.ts';
import { findMembership } from '../membership.repository.ts';
import { deleteNote, insertNote, updateAnnotation, updateNote } from './annotations.repository.ts';

/** @throws DomainError 404 for an application to another company, 403 for a viewer. */
export async function rate(
  db: Database,
  recruiterId: number,
  applicationId: number,
  { rating }: { rating: number | null },
): Promise<{ rating: number | null }> {
  const isOwn = await updateAnnotation(db, recruiterId, applicationId, { recruiter_rating: rating });
  if (!isOwn) throw await refusal(db, recruiterId, applicationId, 'This application');
  return { rating };
}

/** Replaces the tags, without repeats. @throws DomainError 404 for an application to another company, 403 for a viewer. */
export async function tag(
  db: Database,
  recruiterId: number,
  applicationId: number,
  wanted: string[],
): Promise<{ tags: string[] }> {
  const tags = uniqueTags(wanted);
  const isOwn = await updateAnnotation(db, recruiterId, applicationId, { tags });
  if (!isOwn) throw await refusal(db, recruiterId, applicationId, 'This application');
  return { tags };
}

/** @throws DomainError 404 for an application to another company, 403 for a viewer. */
export async function addNote(
  db: Database,
  recruiterId: number,
  applicationId: number,
  text: string,
): Promise<PrivateNote> {
  const note = await insertNote(db, recruiterId, applicationId, text);
  if (!note) throw await refusal(db, recruiterId, applicationId, 'This application');
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
  if (!note) throw await refusal(db, recruiterId, id, 'This note');
  return note;
}

/** @throws DomainError 404 for a note of another recruiter, 403 for a viewer. */
export async function removeNote(
  db: Database,
  recruiterId: number,
  { id, noteId }: { id: number; noteId: number },
): Promise<void> {
  if (await deleteNote(db, recruiterId, { applicationId: id, noteId })) return;
  throw await refusal(db, recruiterId, id, 'This note');
}

/** Explains a write that matched nothing: 403 for a viewer, otherwise 404. */
async function refusal(
  db: Database,
  recruiterId: number,
  applicationId: number,
  what: string,
): Promise<DomainError> {
  const membership = await findMembership(db, recruiterId, applicationId);
  if (membership) assertWriter(membership);
  return notFound(what);
}

/** Removes repeats, ignoring case; the first spelling stays. */
function uniqueTags(tags: string[]): string[] {
  const seen = new Map<string, string>();
  for (const each of tags) if (!seen.has(each.toLowerCase())) seen.set(each.toLowerCase(), each);
  return [...seen.values()];
}
