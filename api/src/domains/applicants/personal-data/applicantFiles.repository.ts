import type { Applicant, ApplicantExport } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';

/** Reads where the resumes are stored, the oldest first. */
export async function readStoredResumes(db: Executor, applicantId: number) {
  return await db
    .selectFrom('resumes')
    .select(['file_name', 'storage_key', 'media_type', 'uploaded_at'])
    .where('applicant_id', '=', applicantId)
    .orderBy('id')
    .execute();
}

/** Reads every file of the applicant, including those referenced only by an application. */
export async function readFiles(
  db: Executor,
  { id, photo }: Pick<Applicant, 'id' | 'photo'>,
): Promise<ApplicantExport['files']> {
  const rows = await db
    .selectFrom('resumes as r')
    .select(['r.file_name', 'r.media_type', 'r.size', 'r.uploaded_at', 'r.removed_at'])
    .select(
      sql<number[]>`array(select a.id from applications a where a.resume_id = r.id order by a.id)`.as(
        'application_ids',
      ),
    )
    .where('r.applicant_id', '=', id)
    .orderBy('r.id')
    .execute();
  const resumes = rows.map((row) => ({
    ...row,
    kind: 'resume' as const,
    uploaded_at: row.uploaded_at.toISOString(),
    removed_at: row.removed_at?.toISOString() ?? null,
  }));
  if (photo === null) return resumes;
  const nothing = { size: null, uploaded_at: null, removed_at: null, application_ids: [] };
  return [{ kind: 'photo', file_name: photo, media_type: 'image/webp', ...nothing }, ...resumes];
}
