import type { PrivateNote } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import { notFound } from '../../../platform/errors/domainError.ts';
import { deleteNote, insertNote, updateAnnotation, updateNote } from './annotations.repository.ts';

/** @throws DomainError 404 for an application to another company. */
export async function rate(
  db: Database,
  recruiterId: number,
  applicationId: number,
  { rating }: { rating: number | null },
): Promise<{ rating: number | null }> {
  const isOwn = await updateAnnotation(db, recruiterId, applicationId, { recruiter_rating: rating });
  if (!isOwn) throw notFound('This application');
  return { rating };
}

/** Replaces the tags, without repeats. @throws DomainError 404 for an application to another company. */
export async function tag(
  db: Database,
  recruiterId: number,
  applicationId: number,
  wanted: string[],
): Promise<{ tags: string[] }> {
  const tags = uniqueTags(wanted);
  if (!(await updateAnnotation(db, recruiterId, applicationId, { tags }))) throw notFound('This application');
  return { tags };
}

/** @throws DomainError 404 for an application to another company. */
export async function addNote(
  db: Database,
  recruiterId: number,
  applicationId: number,
  text: string,
): Promise<PrivateNote> {
  const note = await insertNote(db, recruiterId, applicationId, text);
  if (!note) throw notFound('This application');
  return note;
}

/** @throws DomainError 404 for a note of another recruiter. */
export async function changeNote(
  db: Database,
  recruiterId: number,
  { id, noteId }: { id: number; noteId: number },
  text: string,
): Promise<PrivateNote> {
  const note = await updateNote(db, recruiterId, { applicationId: id, noteId }, text);
  if (!note) throw notFound('This note');
  return note;
}

/** @throws DomainError 404 for a note of another recruiter. */
export async function removeNote(
  db: Database,
  recruiterId: number,
  { id, noteId }: { id: number; noteId: number },
): Promise<void> {
  if (!(await deleteNote(db, recruiterId, { applicationId: id, noteId }))) throw notFound('This note');
}

/** Removes repeats, ignoring case; the first spelling stays. */
function uniqueTags(tags: string[]): string[] {
  const seen = new Map<string, string>();
  for (const each of tags) if (!seen.has(each.toLowerCase())) seen.set(each.toLowerCase(), each);
  return [...seen.values()];
}
